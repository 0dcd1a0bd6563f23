-- AlterTable
ALTER TABLE "Placing" ADD COLUMN     "missed" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "sittings" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "Rating" (
    "scope" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "player" TEXT NOT NULL,
    "mu" DOUBLE PRECISION NOT NULL,
    "sigma" DOUBLE PRECISION NOT NULL,
    "games" INTEGER NOT NULL,

    CONSTRAINT "Rating_pkey" PRIMARY KEY ("scope","game","player")
);

-- CreateTable
CREATE TABLE "Season" (
    "id" TEXT NOT NULL,
    "server" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "begunAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "Season_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Rating_player_idx" ON "Rating"("player");

-- CreateIndex
CREATE INDEX "Season_server_begunAt_idx" ON "Season"("server", "begunAt");
