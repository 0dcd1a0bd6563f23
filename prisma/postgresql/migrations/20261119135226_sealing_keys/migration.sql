-- CreateTable
CREATE TABLE "SealingKeys" (
    "id" TEXT NOT NULL,
    "publicKey" TEXT NOT NULL,
    "privateKey" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SealingKeys_pkey" PRIMARY KEY ("id")
);
