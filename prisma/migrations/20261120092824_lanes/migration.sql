-- AlterTable
ALTER TABLE "Table" ADD COLUMN "dueAt" DATETIME;
ALTER TABLE "Table" ADD COLUMN "dueClaim" TEXT;
ALTER TABLE "Table" ADD COLUMN "dueUntil" DATETIME;
ALTER TABLE "Table" ADD COLUMN "thinkAt" DATETIME;
ALTER TABLE "Table" ADD COLUMN "thinkClaim" TEXT;
ALTER TABLE "Table" ADD COLUMN "thinkUntil" DATETIME;

-- What was due in rows of its own is known to the tables' rows already: only when to look for it is not.
UPDATE "Table" SET
  "dueAt" = (SELECT MIN("at") FROM "Due" WHERE "Due"."table" = "Table"."id" AND "kind" <> 'computer'),
  "thinkAt" = (SELECT MIN("at") FROM "Due" WHERE "Due"."table" = "Table"."id" AND "kind" = 'computer');

-- Lobbies from before lobbies had a time have a row that theirs does not know of.
UPDATE "Table" SET "live" = json_insert("live", '$.due[#]', json_object(
  'id', 'lapse:' || "id", 'kind', 'lapse', 'seat', 0,
  'at', (SELECT CAST(strftime('%s', "at") AS INTEGER) * 1000 + CAST(substr("at", 21, 3) AS INTEGER) FROM "Due" WHERE "Due"."id" = 'lapse:' || "Table"."id")
))
WHERE EXISTS (SELECT 1 FROM "Due" WHERE "Due"."id" = 'lapse:' || "Table"."id") AND instr("live", '"lapse:' || "id" || '"') = 0;

-- DropTable
PRAGMA foreign_keys=off;
DROP TABLE "Due";
PRAGMA foreign_keys=on;

-- CreateIndex
CREATE INDEX "Table_dueAt_idx" ON "Table"("dueAt");

-- CreateIndex
CREATE INDEX "Table_thinkAt_idx" ON "Table"("thinkAt");
