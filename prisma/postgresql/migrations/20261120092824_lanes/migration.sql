-- DropForeignKey
ALTER TABLE "Due" DROP CONSTRAINT "Due_table_fkey";

-- AlterTable
ALTER TABLE "Table" ADD COLUMN     "dueAt" TIMESTAMP(3),
ADD COLUMN     "dueClaim" TEXT,
ADD COLUMN     "dueUntil" TIMESTAMP(3),
ADD COLUMN     "thinkAt" TIMESTAMP(3),
ADD COLUMN     "thinkClaim" TEXT,
ADD COLUMN     "thinkUntil" TIMESTAMP(3);

-- What was due in rows of its own is known to the tables' rows already: only when to look for it is not.
UPDATE "Table" SET
  "dueAt" = (SELECT MIN("at") FROM "Due" WHERE "Due"."table" = "Table"."id" AND "kind" <> 'computer'),
  "thinkAt" = (SELECT MIN("at") FROM "Due" WHERE "Due"."table" = "Table"."id" AND "kind" = 'computer');

-- DropTable
DROP TABLE "Due";

-- CreateIndex
CREATE INDEX "Table_dueAt_idx" ON "Table"("dueAt");

-- CreateIndex
CREATE INDEX "Table_thinkAt_idx" ON "Table"("thinkAt");
