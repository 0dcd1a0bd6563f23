-- AlterTable
ALTER TABLE "Placing" ADD COLUMN     "opening" TEXT NOT NULL DEFAULT '';
