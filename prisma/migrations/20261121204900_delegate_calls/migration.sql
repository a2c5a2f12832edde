-- Questions to models in the runs of delegates. What was sent and what came back is in "Sealed", to the party alone.
CREATE TABLE "DelegateCall" (
  "id" BIGSERIAL PRIMARY KEY,
  "negotiationId" TEXT NOT NULL,
  "delegate" INTEGER NOT NULL,
  "call" JSONB NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "DelegateCall_negotiationId_delegate_id_idx" ON "DelegateCall" ("negotiationId", "delegate", "id");
