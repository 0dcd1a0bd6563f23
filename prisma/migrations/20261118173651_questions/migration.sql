-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Table" (
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
    "questions" TEXT NOT NULL DEFAULT '[]',
    "pausedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "startedAt" DATETIME,
    "endedAt" DATETIME,
    "ending" TEXT,
    "openedAt" DATETIME,
    "postsAt" DATETIME,
    "postsClaim" TEXT,
    "postsUntil" DATETIME
);
INSERT INTO "new_Table" ("activeChannel", "branch", "channel", "createdAt", "endedAt", "ending", "game", "head", "id", "language", "live", "opener", "options", "pace", "pausedAt", "position", "postsAt", "postsClaim", "postsUntil", "rules", "secret", "secretHash", "seed", "seq", "server", "startedAt", "status", "undone", "version") SELECT "activeChannel", "branch", "channel", "createdAt", "endedAt", "ending", "game", "head", "id", "language", "live", "opener", "options", "pace", "pausedAt", "position", "postsAt", "postsClaim", "postsUntil", "rules", "secret", "secretHash", "seed", "seq", "server", "startedAt", "status", "undone", "version" FROM "Table";
DROP TABLE "Table";
ALTER TABLE "new_Table" RENAME TO "Table";
CREATE UNIQUE INDEX "Table_activeChannel_key" ON "Table"("activeChannel");
CREATE INDEX "Table_postsAt_idx" ON "Table"("postsAt");
CREATE INDEX "Table_channel_createdAt_idx" ON "Table"("channel", "createdAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- Whatever was over by then had its secrets published at once.
UPDATE "Table" SET "openedAt" = "endedAt" WHERE "status" = 'ended';
