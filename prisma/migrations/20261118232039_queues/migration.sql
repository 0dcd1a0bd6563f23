-- AlterTable
ALTER TABLE "Table" ADD COLUMN "cutOffAt" DATETIME;

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Post" (
    "id" TEXT NOT NULL PRIMARY KEY,
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
    "triedAt" DATETIME,
    "putOff" DATETIME,
    CONSTRAINT "Post_table_fkey" FOREIGN KEY ("table") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Post" ("attempts", "audience", "body", "firstSeq", "id", "kind", "number", "place", "revision", "seq", "shown", "status", "table", "triedAt") SELECT "attempts", "audience", "body", "firstSeq", "id", "kind", "number", "place", "revision", "seq", "shown", "status", "table", "triedAt" FROM "Post";
DROP TABLE "Post";
ALTER TABLE "new_Post" RENAME TO "Post";
CREATE INDEX "Post_table_status_number_idx" ON "Post"("table", "status", "number");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
