-- CreateTable
CREATE TABLE "Rating" (
    "scope" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "player" TEXT NOT NULL,
    "mu" REAL NOT NULL,
    "sigma" REAL NOT NULL,
    "games" INTEGER NOT NULL,

    PRIMARY KEY ("scope", "game", "player")
);

-- CreateTable
CREATE TABLE "Season" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "server" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "begunAt" DATETIME NOT NULL,
    "endedAt" DATETIME
);

-- AlterTable
ALTER TABLE "Placing" ADD COLUMN "sittings" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Placing" ADD COLUMN "missed" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Rating_player_idx" ON "Rating"("player");

-- CreateIndex
CREATE INDEX "Season_server_begunAt_idx" ON "Season"("server", "begunAt");
