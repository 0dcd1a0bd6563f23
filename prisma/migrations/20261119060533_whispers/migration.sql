-- CreateTable
CREATE TABLE "Whisper" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "table" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "fromSeat" INTEGER NOT NULL,
    "toSeat" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "seenAt" DATETIME,
    "reportedAt" DATETIME,
    CONSTRAINT "Whisper_table_fkey" FOREIGN KEY ("table") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Block" (
    "person" TEXT NOT NULL,
    "blocked" TEXT NOT NULL,

    PRIMARY KEY ("person", "blocked")
);

-- CreateTable
CREATE TABLE "Note" (
    "table" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("table", "person"),
    CONSTRAINT "Note_table_fkey" FOREIGN KEY ("table") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
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
