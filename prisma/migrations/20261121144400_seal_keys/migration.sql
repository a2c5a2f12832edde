-- The key under which an owner's sealed parts are encrypted, itself encrypted under the house's sealing key.
-- Erasing destroys it: "wrapped" becomes NULL and stays so, and what is sealed afterwards has the next generation.
CREATE TABLE "SealKey" (
  "negotiationId" TEXT NOT NULL,
  "owner" TEXT NOT NULL,
  "generation" INTEGER NOT NULL,
  "wrapped" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "destroyedAt" TIMESTAMPTZ(3),
  CONSTRAINT "SealKey_pkey" PRIMARY KEY ("negotiationId", "owner", "generation"),
  CONSTRAINT "SealKey_destroyed" CHECK (("wrapped" IS NULL) = ("destroyedAt" IS NOT NULL))
);
