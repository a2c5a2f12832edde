-- Tokens of software that acts for a party. Only hashes are kept: a copy of the database acts for nobody.
CREATE TABLE "DelegateToken" (
  "id" TEXT NOT NULL,
  "tokenHash" TEXT NOT NULL,
  "negotiationId" TEXT NOT NULL,
  "delegate" INTEGER NOT NULL,
  "createdBy" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "revokedAt" TIMESTAMPTZ(3),
  "lastUsedAt" TIMESTAMPTZ(3),
  CONSTRAINT "DelegateToken_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "DelegateToken_tokenHash_key" ON "DelegateToken" ("tokenHash");
CREATE INDEX "DelegateToken_negotiationId_delegate_idx" ON "DelegateToken" ("negotiationId", "delegate");
