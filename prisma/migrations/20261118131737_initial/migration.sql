-- CreateTable
CREATE TABLE "Table" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "activeChannel" TEXT,
    "channel" TEXT NOT NULL,
    "server" TEXT,
    "game" TEXT NOT NULL,
    "rules" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "opener" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "options" TEXT NOT NULL,
    "pace" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "secretHash" TEXT NOT NULL,
    "seed" TEXT,
    "version" INTEGER NOT NULL DEFAULT 0,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "head" INTEGER NOT NULL DEFAULT 0,
    "undone" TEXT NOT NULL DEFAULT '[]',
    "branch" INTEGER NOT NULL DEFAULT 0,
    "position" TEXT,
    "live" TEXT NOT NULL,
    "pausedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "startedAt" DATETIME,
    "endedAt" DATETIME,
    "ending" TEXT,
    "postsAt" DATETIME,
    "postsClaim" TEXT,
    "postsUntil" DATETIME
);

-- CreateTable
CREATE TABLE "Seat" (
    "table" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "seat" TEXT,
    "person" TEXT,
    "name" TEXT,
    "computer" TEXT,
    "wish" TEXT,
    "plan" TEXT,
    "joinedBy" TEXT NOT NULL,

    PRIMARY KEY ("table", "number"),
    CONSTRAINT "Seat_table_fkey" FOREIGN KEY ("table") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LogEntry" (
    "table" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "request" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "person" TEXT,
    "seat" INTEGER,
    "body" TEXT NOT NULL,
    "parent" INTEGER,
    "rules" INTEGER NOT NULL,
    "chancy" BOOLEAN NOT NULL DEFAULT false,
    "events" TEXT NOT NULL,
    "chapters" TEXT NOT NULL,
    "revealed" TEXT NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("table", "seq"),
    CONSTRAINT "LogEntry_table_fkey" FOREIGN KEY ("table") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "StoredPosition" (
    "table" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "rules" INTEGER NOT NULL,
    "position" TEXT NOT NULL,

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
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claim" TEXT,
    "until" DATETIME,
    CONSTRAINT "Due_table_fkey" FOREIGN KEY ("table") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Post" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "table" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "audience" TEXT NOT NULL,
    "firstSeq" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "place" TEXT,
    "shown" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "triedAt" DATETIME,
    CONSTRAINT "Post_table_fkey" FOREIGN KEY ("table") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Draft" (
    "table" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "step" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
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
CREATE TABLE "Heartbeat" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "at" DATETIME NOT NULL,
    "away" REAL NOT NULL DEFAULT 0
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
CREATE INDEX "Table_postsAt_idx" ON "Table"("postsAt");

-- CreateIndex
CREATE INDEX "Table_channel_createdAt_idx" ON "Table"("channel", "createdAt");

-- CreateIndex
CREATE INDEX "Seat_person_idx" ON "Seat"("person");

-- CreateIndex
CREATE UNIQUE INDEX "LogEntry_request_key" ON "LogEntry"("request");

-- CreateIndex
CREATE INDEX "Due_at_idx" ON "Due"("at");

-- CreateIndex
CREATE INDEX "Due_until_at_idx" ON "Due"("until", "at");

-- CreateIndex
CREATE INDEX "Due_table_idx" ON "Due"("table");

-- CreateIndex
CREATE INDEX "Post_table_status_number_idx" ON "Post"("table", "status", "number");

-- CreateIndex
CREATE INDEX "Audit_table_idx" ON "Audit"("table");

-- CreateIndex
CREATE INDEX "Audit_server_at_idx" ON "Audit"("server", "at");
