-- CreateTable
CREATE TABLE "Table" (
    "id" TEXT NOT NULL,
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
    "terms" TEXT NOT NULL DEFAULT '{}',
    "purpose" TEXT NOT NULL DEFAULT 'game',
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
    "questions" TEXT NOT NULL DEFAULT '[]',
    "pausedAt" TIMESTAMP(3),
    "cutOffAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL,
    "startedAt" TIMESTAMP(3),
    "endedAt" TIMESTAMP(3),
    "ending" TEXT,
    "openedAt" TIMESTAMP(3),
    "postsAt" TIMESTAMP(3),
    "postsClaim" TEXT,
    "postsUntil" TIMESTAMP(3),

    CONSTRAINT "Table_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Seat" (
    "table" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "seat" TEXT,
    "person" TEXT,
    "name" TEXT,
    "computer" TEXT,
    "level" TEXT NOT NULL DEFAULT 'easy',
    "wish" TEXT,
    "plan" TEXT,
    "joinedBy" TEXT NOT NULL,

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("table","number")
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
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LogEntry_pkey" PRIMARY KEY ("table","seq")
);

-- CreateTable
CREATE TABLE "StoredPosition" (
    "table" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "rules" INTEGER NOT NULL,
    "position" TEXT NOT NULL,

    CONSTRAINT "StoredPosition_pkey" PRIMARY KEY ("table","seq")
);

-- CreateTable
CREATE TABLE "Due" (
    "id" TEXT NOT NULL,
    "table" TEXT NOT NULL,
    "seat" INTEGER,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claim" TEXT,
    "until" TIMESTAMP(3),

    CONSTRAINT "Due_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Post" (
    "id" TEXT NOT NULL,
    "table" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "queue" TEXT NOT NULL DEFAULT 'channel',
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
    "triedAt" TIMESTAMP(3),
    "putOff" TIMESTAMP(3),

    CONSTRAINT "Post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Draft" (
    "table" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "step" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("table","seat")
);

-- CreateTable
CREATE TABLE "Person" (
    "id" TEXT NOT NULL,
    "settings" JSONB NOT NULL,

    CONSTRAINT "Person_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Server" (
    "id" TEXT NOT NULL,
    "settings" JSONB NOT NULL,

    CONSTRAINT "Server_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Heartbeat" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "away" DOUBLE PRECISION NOT NULL DEFAULT 0,

    CONSTRAINT "Heartbeat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Home" (
    "id" TEXT NOT NULL,
    "application" TEXT NOT NULL,
    "commands" TEXT,

    CONSTRAINT "Home_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Invitation" (
    "table" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "declined" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Invitation_pkey" PRIMARY KEY ("table","person")
);

-- CreateTable
CREATE TABLE "Audit" (
    "id" TEXT NOT NULL,
    "table" TEXT,
    "server" TEXT,
    "person" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Audit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Player" (
    "id" TEXT NOT NULL,
    "person" TEXT,
    "name" TEXT,

    CONSTRAINT "Player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Result" (
    "table" TEXT NOT NULL,
    "server" TEXT,
    "game" TEXT NOT NULL,
    "rated" BOOLEAN NOT NULL,
    "endedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Result_pkey" PRIMARY KEY ("table")
);

-- CreateTable
CREATE TABLE "Placing" (
    "table" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "player" TEXT,
    "level" TEXT,
    "part" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "won" BOOLEAN NOT NULL,

    CONSTRAINT "Placing_pkey" PRIMARY KEY ("table","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "Table_activeChannel_key" ON "Table"("activeChannel");

-- CreateIndex
CREATE INDEX "Table_postsAt_idx" ON "Table"("postsAt");

-- CreateIndex
CREATE INDEX "Table_cutOffAt_idx" ON "Table"("cutOffAt");

-- CreateIndex
CREATE INDEX "Table_channel_createdAt_idx" ON "Table"("channel", "createdAt");

-- CreateIndex
CREATE INDEX "Table_server_status_idx" ON "Table"("server", "status");

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
CREATE INDEX "Invitation_by_at_idx" ON "Invitation"("by", "at");

-- CreateIndex
CREATE INDEX "Invitation_person_idx" ON "Invitation"("person");

-- CreateIndex
CREATE INDEX "Audit_table_idx" ON "Audit"("table");

-- CreateIndex
CREATE INDEX "Audit_server_at_idx" ON "Audit"("server", "at");

-- CreateIndex
CREATE UNIQUE INDEX "Player_person_key" ON "Player"("person");

-- CreateIndex
CREATE INDEX "Result_server_endedAt_idx" ON "Result"("server", "endedAt");

-- CreateIndex
CREATE INDEX "Result_game_endedAt_idx" ON "Result"("game", "endedAt");

-- CreateIndex
CREATE INDEX "Placing_player_idx" ON "Placing"("player");

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_table_fkey" FOREIGN KEY ("table") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LogEntry" ADD CONSTRAINT "LogEntry_table_fkey" FOREIGN KEY ("table") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StoredPosition" ADD CONSTRAINT "StoredPosition_table_fkey" FOREIGN KEY ("table") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Due" ADD CONSTRAINT "Due_table_fkey" FOREIGN KEY ("table") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Post" ADD CONSTRAINT "Post_table_fkey" FOREIGN KEY ("table") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_table_fkey" FOREIGN KEY ("table") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_table_fkey" FOREIGN KEY ("table") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Audit" ADD CONSTRAINT "Audit_table_fkey" FOREIGN KEY ("table") REFERENCES "Table"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Result" ADD CONSTRAINT "Result_table_fkey" FOREIGN KEY ("table") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Placing" ADD CONSTRAINT "Placing_table_fkey" FOREIGN KEY ("table") REFERENCES "Result"("table") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Placing" ADD CONSTRAINT "Placing_player_fkey" FOREIGN KEY ("player") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
