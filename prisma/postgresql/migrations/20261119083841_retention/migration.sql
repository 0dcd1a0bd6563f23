-- AlterTable
ALTER TABLE "Table" ADD COLUMN     "kept" TEXT NOT NULL DEFAULT 'all',
ADD COLUMN     "record" TEXT;

-- CreateIndex
CREATE INDEX "Table_kept_endedAt_idx" ON "Table"("kept", "endedAt");
