-- CreateTable
CREATE TABLE "Follow" (
    "table" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "wish" TEXT NOT NULL,
    "told" INTEGER NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("table", "person"),
    CONSTRAINT "Follow_table_fkey" FOREIGN KEY ("table") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Follow_person_idx" ON "Follow"("person");
