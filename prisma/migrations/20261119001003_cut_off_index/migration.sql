-- CreateIndex
CREATE INDEX "Table_cutOffAt_idx" ON "Table"("cutOffAt");
