-- CreateTable
CREATE TABLE "Home" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "application" TEXT NOT NULL,
    "commands" TEXT
);

-- CreateIndex
CREATE INDEX "Table_server_status_idx" ON "Table"("server", "status");
