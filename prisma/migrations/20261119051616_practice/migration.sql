-- AlterTable
ALTER TABLE "Table" ADD COLUMN "purpose" TEXT NOT NULL DEFAULT 'game';
