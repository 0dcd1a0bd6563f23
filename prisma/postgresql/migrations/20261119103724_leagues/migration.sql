-- CreateTable
CREATE TABLE "League" (
    "id" TEXT NOT NULL,
    "server" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "pace" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "begunAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "League_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Entrant" (
    "league" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Entrant_pkey" PRIMARY KEY ("league","person")
);

-- CreateTable
CREATE TABLE "LeagueSeat" (
    "league" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "person" TEXT NOT NULL,
    "table" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LeagueSeat_pkey" PRIMARY KEY ("league","round","person")
);

-- CreateIndex
CREATE INDEX "League_server_begunAt_idx" ON "League"("server", "begunAt");

-- CreateIndex
CREATE INDEX "Entrant_person_idx" ON "Entrant"("person");

-- CreateIndex
CREATE INDEX "LeagueSeat_person_idx" ON "LeagueSeat"("person");

-- AddForeignKey
ALTER TABLE "Entrant" ADD CONSTRAINT "Entrant_league_fkey" FOREIGN KEY ("league") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LeagueSeat" ADD CONSTRAINT "LeagueSeat_league_fkey" FOREIGN KEY ("league") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;
