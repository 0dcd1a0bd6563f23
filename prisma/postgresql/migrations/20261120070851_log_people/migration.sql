-- CreateIndex
CREATE INDEX "LogEntry_person_idx" ON "LogEntry"("person");
