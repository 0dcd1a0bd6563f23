-- CreateTable
CREATE TABLE "Invitation" (
    "table" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "declined" BOOLEAN NOT NULL DEFAULT false,

    PRIMARY KEY ("table", "person"),
    CONSTRAINT "Invitation_table_fkey" FOREIGN KEY ("table") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Invitation_by_at_idx" ON "Invitation"("by", "at");

-- CreateIndex
CREATE INDEX "Invitation_person_idx" ON "Invitation"("person");

-- Lobbies that are open already are closed in two weeks, unless somebody does something in them: from then on they keep their own time.
INSERT INTO "Due" ("id", "table", "seat", "kind", "at", "attempts")
SELECT 'lapse:' || "id", "id", 0, 'lapse', strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now', '+14 days'), 0 FROM "Table" WHERE "status" = 'lobby';
