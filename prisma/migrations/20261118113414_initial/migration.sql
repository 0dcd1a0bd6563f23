-- CreateTable
CREATE TABLE "Table" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "activeChannel" TEXT,
    "channel" TEXT NOT NULL,
    "server" TEXT,
    "game" TEXT NOT NULL,
    "rulesVersion" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "options" JSONB NOT NULL,
    "language" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "secretHash" TEXT NOT NULL,
    "seed" TEXT,
    "version" INTEGER NOT NULL DEFAULT 0,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "position" JSONB,
    "createdAt" DATETIME NOT NULL,
    "startedAt" DATETIME,
    "endedAt" DATETIME
);

-- CreateTable
CREATE TABLE "Seat" (
    "table" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "person" TEXT,
    "computer" TEXT,
    "settings" JSONB NOT NULL,

    PRIMARY KEY ("table", "number"),
    CONSTRAINT "Seat_table_fkey" FOREIGN KEY ("table") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LogEntry" (
    "table" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "request" TEXT NOT NULL,
    "seat" INTEGER,
    "person" TEXT,
    "kind" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "events" JSONB NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("table", "seq"),
    CONSTRAINT "LogEntry_table_fkey" FOREIGN KEY ("table") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "StoredPosition" (
    "table" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "position" JSONB NOT NULL,

    PRIMARY KEY ("table", "seq"),
    CONSTRAINT "StoredPosition_table_fkey" FOREIGN KEY ("table") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Due" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "table" TEXT NOT NULL,
    "seat" INTEGER,
    "kind" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "body" JSONB NOT NULL,
    "claimedBy" TEXT,
    "claimedAt" DATETIME,
    CONSTRAINT "Due_table_fkey" FOREIGN KEY ("table") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Post" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "table" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "audience" JSONB NOT NULL,
    "body" JSONB NOT NULL,
    "status" TEXT NOT NULL,
    "message" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "at" DATETIME NOT NULL,
    "claimedBy" TEXT,
    "claimedAt" DATETIME,
    CONSTRAINT "Post_table_fkey" FOREIGN KEY ("table") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Draft" (
    "table" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "body" JSONB NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("table", "seat"),
    CONSTRAINT "Draft_table_fkey" FOREIGN KEY ("table") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Person" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "settings" JSONB NOT NULL
);

-- CreateTable
CREATE TABLE "Server" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "settings" JSONB NOT NULL
);

-- CreateTable
CREATE TABLE "Audit" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "table" TEXT,
    "server" TEXT,
    "person" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "Audit_table_fkey" FOREIGN KEY ("table") REFERENCES "Table" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Table_activeChannel_key" ON "Table"("activeChannel");

-- CreateIndex
CREATE INDEX "Seat_person_idx" ON "Seat"("person");

-- CreateIndex
CREATE UNIQUE INDEX "LogEntry_request_key" ON "LogEntry"("request");

-- CreateIndex
CREATE INDEX "Due_at_idx" ON "Due"("at");

-- CreateIndex
CREATE INDEX "Due_table_idx" ON "Due"("table");

-- CreateIndex
CREATE INDEX "Post_status_at_idx" ON "Post"("status", "at");

-- CreateIndex
CREATE UNIQUE INDEX "Post_table_number_key" ON "Post"("table", "number");

-- CreateIndex
CREATE INDEX "Audit_table_idx" ON "Audit"("table");

-- CreateIndex
CREATE INDEX "Audit_server_at_idx" ON "Audit"("server", "at");
