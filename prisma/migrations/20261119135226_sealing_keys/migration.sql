-- CreateTable
CREATE TABLE "SealingKeys" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "publicKey" TEXT NOT NULL,
    "privateKey" TEXT NOT NULL,
    "at" DATETIME NOT NULL
);
