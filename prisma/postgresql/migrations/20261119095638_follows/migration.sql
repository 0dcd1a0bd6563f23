-- CreateTable
CREATE TABLE "Follow" (
    "table" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "wish" TEXT NOT NULL,
    "told" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Follow_pkey" PRIMARY KEY ("table","person")
);

-- CreateIndex
CREATE INDEX "Follow_person_idx" ON "Follow"("person");

-- AddForeignKey
ALTER TABLE "Follow" ADD CONSTRAINT "Follow_table_fkey" FOREIGN KEY ("table") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;
