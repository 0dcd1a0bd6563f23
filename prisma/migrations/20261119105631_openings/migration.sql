-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Placing" (
    "table" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "player" TEXT,
    "level" TEXT,
    "part" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "won" BOOLEAN NOT NULL,
    "sittings" INTEGER NOT NULL DEFAULT 0,
    "missed" INTEGER NOT NULL DEFAULT 0,
    "opening" TEXT NOT NULL DEFAULT '',

    PRIMARY KEY ("table", "number"),
    CONSTRAINT "Placing_table_fkey" FOREIGN KEY ("table") REFERENCES "Result" ("table") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Placing_player_fkey" FOREIGN KEY ("player") REFERENCES "Player" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Placing" ("level", "missed", "number", "part", "place", "player", "seat", "sittings", "table", "won") SELECT "level", "missed", "number", "part", "place", "player", "seat", "sittings", "table", "won" FROM "Placing";
DROP TABLE "Placing";
ALTER TABLE "new_Placing" RENAME TO "Placing";
CREATE INDEX "Placing_player_idx" ON "Placing"("player");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
