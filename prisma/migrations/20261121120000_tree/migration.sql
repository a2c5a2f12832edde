-- Full subtrees of each record's Merkle tree. They follow from the entries, so appends do not write them: whoever
-- signs a checkpoint adds those that are missing. The same subtree always has the same hash, whoever is first.
CREATE TABLE "TreeNode" (
  "negotiationId" TEXT NOT NULL,
  "level" INTEGER NOT NULL,
  "place" INTEGER NOT NULL,
  "hash" BYTEA NOT NULL,
  CONSTRAINT "TreeNode_pkey" PRIMARY KEY ("negotiationId", "level", "place")
);

-- Every checkpoint that was signed, so that no later one disagrees with it.
CREATE TABLE "Checkpoint" (
  "negotiationId" TEXT NOT NULL,
  "size" INTEGER NOT NULL,
  "publicKey" TEXT NOT NULL,
  "note" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "Checkpoint_pkey" PRIMARY KEY ("negotiationId", "size", "publicKey")
);
CREATE INDEX "Checkpoint_publicKey_idx" ON "Checkpoint" ("publicKey");

CREATE TRIGGER node_stays BEFORE UPDATE OR DELETE ON "TreeNode" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER node_table_stays BEFORE TRUNCATE ON "TreeNode" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER checkpoint_stays BEFORE UPDATE OR DELETE ON "Checkpoint" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER checkpoint_table_stays BEFORE TRUNCATE ON "Checkpoint" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE "TreeNode" ENABLE ALWAYS TRIGGER node_stays;
ALTER TABLE "TreeNode" ENABLE ALWAYS TRIGGER node_table_stays;
ALTER TABLE "Checkpoint" ENABLE ALWAYS TRIGGER checkpoint_stays;
ALTER TABLE "Checkpoint" ENABLE ALWAYS TRIGGER checkpoint_table_stays;
