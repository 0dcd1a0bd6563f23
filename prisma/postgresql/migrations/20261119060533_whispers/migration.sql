-- CreateTable
CREATE TABLE "Whisper" (
    "id" TEXT NOT NULL,
    "table" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "fromSeat" INTEGER NOT NULL,
    "toSeat" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "seenAt" TIMESTAMP(3),
    "reportedAt" TIMESTAMP(3),

    CONSTRAINT "Whisper_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Block" (
    "person" TEXT NOT NULL,
    "blocked" TEXT NOT NULL,

    CONSTRAINT "Block_pkey" PRIMARY KEY ("person","blocked")
);

-- CreateTable
CREATE TABLE "Note" (
    "table" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Note_pkey" PRIMARY KEY ("table","person")
);

-- CreateIndex
CREATE INDEX "Whisper_table_at_idx" ON "Whisper"("table", "at");

-- CreateIndex
CREATE INDEX "Whisper_sender_at_idx" ON "Whisper"("sender", "at");

-- CreateIndex
CREATE INDEX "Whisper_recipient_idx" ON "Whisper"("recipient");

-- CreateIndex
CREATE INDEX "Whisper_reportedAt_idx" ON "Whisper"("reportedAt");

-- CreateIndex
CREATE INDEX "Block_blocked_idx" ON "Block"("blocked");

-- CreateIndex
CREATE INDEX "Note_person_idx" ON "Note"("person");

-- AddForeignKey
ALTER TABLE "Whisper" ADD CONSTRAINT "Whisper_table_fkey" FOREIGN KEY ("table") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Note" ADD CONSTRAINT "Note_table_fkey" FOREIGN KEY ("table") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;
