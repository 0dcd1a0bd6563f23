-- CreateTable
CREATE TABLE "TableWish" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "server" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "least" INTEGER NOT NULL,
    "most" INTEGER NOT NULL,
    "pace" TEXT,
    "at" DATETIME NOT NULL,
    "until" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "TableWish_person_idx" ON "TableWish"("person");

-- CreateIndex
CREATE INDEX "TableWish_until_idx" ON "TableWish"("until");

-- CreateIndex
CREATE UNIQUE INDEX "TableWish_server_game_person_key" ON "TableWish"("server", "game", "person");
