-- Files that speak for a dispute, by the SHA-256 that stands on the record. Append-only: evidence is frozen.
CREATE TABLE "Evidence" (
  "negotiationId" TEXT NOT NULL,
  "digest" TEXT NOT NULL,
  "bytes" BYTEA NOT NULL,
  "broughtBy" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "Evidence_pkey" PRIMARY KEY ("negotiationId", "digest")
);
CREATE TRIGGER evidence_stays BEFORE UPDATE OR DELETE ON "Evidence" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER evidence_table_stays BEFORE TRUNCATE ON "Evidence" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE "Evidence" ENABLE ALWAYS TRIGGER evidence_stays;
ALTER TABLE "Evidence" ENABLE ALWAYS TRIGGER evidence_table_stays;
