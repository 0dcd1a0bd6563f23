-- CreateTable
CREATE TABLE "Player" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "person" TEXT,
    "name" TEXT
);

-- CreateTable
CREATE TABLE "Result" (
    "table" TEXT NOT NULL PRIMARY KEY,
    "server" TEXT,
    "game" TEXT NOT NULL,
    "rated" BOOLEAN NOT NULL,
    "endedAt" DATETIME NOT NULL,
    CONSTRAINT "Result_table_fkey" FOREIGN KEY ("table") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
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

    PRIMARY KEY ("table", "number"),
    CONSTRAINT "Placing_table_fkey" FOREIGN KEY ("table") REFERENCES "Result" ("table") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Placing_player_fkey" FOREIGN KEY ("player") REFERENCES "Player" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "Table" ADD COLUMN "terms" TEXT NOT NULL DEFAULT '{}';

-- CreateIndex
CREATE UNIQUE INDEX "Player_person_key" ON "Player"("person");

-- CreateIndex
CREATE INDEX "Result_server_endedAt_idx" ON "Result"("server", "endedAt");

-- CreateIndex
CREATE INDEX "Result_game_endedAt_idx" ON "Result"("game", "endedAt");

-- CreateIndex
CREATE INDEX "Placing_player_idx" ON "Placing"("player");
