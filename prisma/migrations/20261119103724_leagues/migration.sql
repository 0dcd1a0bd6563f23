-- CreateTable
CREATE TABLE "League" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "server" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "pace" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "begunAt" DATETIME NOT NULL,
    "endedAt" DATETIME
);

-- CreateTable
CREATE TABLE "Entrant" (
    "league" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("league", "person"),
    CONSTRAINT "Entrant_league_fkey" FOREIGN KEY ("league") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeagueSeat" (
    "league" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "person" TEXT NOT NULL,
    "table" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("league", "round", "person"),
    CONSTRAINT "LeagueSeat_league_fkey" FOREIGN KEY ("league") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "League_server_begunAt_idx" ON "League"("server", "begunAt");

-- CreateIndex
CREATE INDEX "Entrant_person_idx" ON "Entrant"("person");

-- CreateIndex
CREATE INDEX "LeagueSeat_person_idx" ON "LeagueSeat"("person");
