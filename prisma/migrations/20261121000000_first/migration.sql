CREATE TABLE "User" (
  "id" TEXT NOT NULL,
  "email" TEXT,
  "name" TEXT NOT NULL,
  "sessionVersion" INTEGER NOT NULL DEFAULT 0,
  "sample" BOOLEAN NOT NULL DEFAULT false,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "User_email_key" ON "User" ("email");

CREATE TABLE "VerificationToken" (
  "tokenHash" TEXT NOT NULL,
  "identifier" TEXT NOT NULL,
  "expires" TIMESTAMPTZ(3) NOT NULL,
  "usedAt" TIMESTAMPTZ(3),
  CONSTRAINT "VerificationToken_pkey" PRIMARY KEY ("tokenHash")
);
CREATE INDEX "VerificationToken_identifier_idx" ON "VerificationToken" ("identifier");

-- Room on each page keeps the head's update on that page, without touching an index.
CREATE TABLE "Negotiation" (
  "id" TEXT NOT NULL,
  "headSeq" INTEGER NOT NULL,
  "headHash" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "phase" TEXT NOT NULL,
  "summary" JSONB NOT NULL,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "Negotiation_pkey" PRIMARY KEY ("id")
) WITH (fillfactor = 50);

CREATE TABLE "Membership" (
  "negotiationId" TEXT NOT NULL,
  "personId" TEXT NOT NULL,
  "role" TEXT NOT NULL,
  "party" TEXT,
  CONSTRAINT "Membership_pkey" PRIMARY KEY ("negotiationId", "personId")
);
CREATE INDEX "Membership_personId_idx" ON "Membership" ("personId");

CREATE TABLE "Entry" (
  "negotiationId" TEXT NOT NULL,
  "seq" INTEGER NOT NULL,
  "hash" TEXT NOT NULL,
  "body" TEXT NOT NULL,
  CONSTRAINT "Entry_pkey" PRIMARY KEY ("negotiationId", "seq")
);

CREATE TABLE "CommandKey" (
  "negotiationId" TEXT NOT NULL,
  "actor" TEXT NOT NULL,
  "commandId" TEXT NOT NULL,
  "bodyDigest" TEXT NOT NULL,
  "firstSeq" INTEGER NOT NULL,
  "lastSeq" INTEGER NOT NULL,
  CONSTRAINT "CommandKey_pkey" PRIMARY KEY ("negotiationId", "actor", "commandId")
);

CREATE TABLE "Sealed" (
  "negotiationId" TEXT NOT NULL,
  "commitment" TEXT NOT NULL,
  "owner" TEXT NOT NULL,
  "audience" TEXT[],
  "field" TEXT NOT NULL,
  "command" TEXT NOT NULL,
  "salt" TEXT,
  "content" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "erasedAt" TIMESTAMPTZ(3),
  CONSTRAINT "Sealed_pkey" PRIMARY KEY ("negotiationId", "commitment"),
  -- Erased means gone: neither the text nor the salt that would confirm a guess of it.
  CONSTRAINT "Sealed_erased" CHECK (
    CASE WHEN "erasedAt" IS NULL
      THEN "salt" IS NOT NULL AND "content" IS NOT NULL
      ELSE "salt" IS NULL AND "content" IS NULL
    END
  )
);

CREATE TABLE "Job" (
  "id" BIGSERIAL NOT NULL,
  "negotiationId" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "payload" JSONB NOT NULL,
  "runAt" TIMESTAMPTZ(3) NOT NULL,
  "leasedUntil" TIMESTAMPTZ(3),
  "leasedBy" TEXT,
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "doneAt" TIMESTAMPTZ(3),
  "error" TEXT,
  "key" TEXT NOT NULL,
  CONSTRAINT "Job_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Job_key_key" ON "Job" ("key");
CREATE INDEX "Job_doneAt_runAt_idx" ON "Job" ("doneAt", "runAt");

CREATE TABLE "Invitation" (
  "id" TEXT NOT NULL,
  "negotiationId" TEXT NOT NULL,
  "party" TEXT,
  "role" TEXT NOT NULL,
  "tokenHash" TEXT NOT NULL,
  "email" TEXT,
  "createdBy" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "revokedAt" TIMESTAMPTZ(3),
  "claimedBy" TEXT,
  "claimedAt" TIMESTAMPTZ(3),
  CONSTRAINT "Invitation_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Invitation_tokenHash_key" ON "Invitation" ("tokenHash");
CREATE INDEX "Invitation_negotiationId_idx" ON "Invitation" ("negotiationId");

CREATE TABLE "Mail" (
  "id" BIGSERIAL NOT NULL,
  "to" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "html" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "Mail_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Mail_to_createdAt_idx" ON "Mail" ("to", "createdAt");

-- The record cannot be changed, whoever asks: ALWAYS holds for replication sessions too.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'PA001';
END
$$;

CREATE TRIGGER entry_stays BEFORE UPDATE OR DELETE ON "Entry" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entry_table_stays BEFORE TRUNCATE ON "Entry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER key_stays BEFORE UPDATE OR DELETE ON "CommandKey" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER key_table_stays BEFORE TRUNCATE ON "CommandKey" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE "Entry" ENABLE ALWAYS TRIGGER entry_stays;
ALTER TABLE "Entry" ENABLE ALWAYS TRIGGER entry_table_stays;
ALTER TABLE "CommandKey" ENABLE ALWAYS TRIGGER key_stays;
ALTER TABLE "CommandKey" ENABLE ALWAYS TRIGGER key_table_stays;

-- One append is one call. outcome is one of
--   appended   the entries stand at first_seq..last_seq
--   duplicate  the same command was carried out before, as first_seq..last_seq
--   reused     the command's id was used before for another body
--   conflict   the head is no longer (p_expected_seq, p_prev_hash): load again and decide again
-- p_entries   [{seq, hash, body}], in order, at least one, following p_expected_seq without a gap
-- p_sealed    [{commitment, owner, audience: [], field, command, salt, content}] or null
-- p_jobs      [{kind, payload, runAt, key}] or null; a key that is known already asks for nothing new
-- p_summary   null leaves it as it is;  p_members [{personId, role, party}] replaces all, null leaves them
CREATE FUNCTION append_entries(
  p_negotiation text,
  p_expected_seq integer,
  p_prev_hash text,
  p_entries jsonb,
  p_actor text,
  p_command_id text,
  p_body_digest text,
  p_sealed jsonb,
  p_jobs jsonb,
  p_title text,
  p_phase text,
  p_summary jsonb,
  p_members jsonb
) RETURNS TABLE (outcome text, first_seq integer, last_seq integer) LANGUAGE plpgsql AS $$
DECLARE
  v_count integer := jsonb_array_length(p_entries);
  v_entry jsonb;
  v_known "CommandKey";
BEGIN
  IF v_count = 0 THEN
    RAISE EXCEPTION 'an append to % without entries', p_negotiation USING ERRCODE = 'PA002';
  END IF;
  SELECT * INTO v_known FROM "CommandKey" k
   WHERE k."negotiationId" = p_negotiation AND k."actor" = p_actor AND k."commandId" = p_command_id;
  IF NOT FOUND THEN
    IF p_expected_seq = 0 THEN
      INSERT INTO "Negotiation" ("id", "headSeq", "headHash", "title", "phase", "summary", "updatedAt")
      VALUES (p_negotiation, v_count, p_entries -> -1 ->> 'hash', p_title, p_phase,
              coalesce(p_summary, '{}'), clock_timestamp())
      ON CONFLICT DO NOTHING;
    ELSE
      UPDATE "Negotiation" n
         SET "headSeq" = p_expected_seq + v_count,
             "headHash" = p_entries -> -1 ->> 'hash',
             "title" = p_title,
             "phase" = p_phase,
             "summary" = coalesce(p_summary, n."summary"),
             "updatedAt" = clock_timestamp()
       WHERE n."id" = p_negotiation AND n."headSeq" = p_expected_seq AND n."headHash" = p_prev_hash;
    END IF;
    IF NOT FOUND THEN
      -- The writer that was first may have carried out this very command while we waited for the head.
      SELECT * INTO v_known FROM "CommandKey" k
       WHERE k."negotiationId" = p_negotiation AND k."actor" = p_actor AND k."commandId" = p_command_id;
      IF NOT FOUND THEN
        outcome := 'conflict';
        RETURN NEXT;
        RETURN;
      END IF;
    END IF;
  END IF;
  IF v_known."commandId" IS NOT NULL THEN
    outcome := CASE WHEN v_known."bodyDigest" = p_body_digest THEN 'duplicate' ELSE 'reused' END;
    first_seq := v_known."firstSeq";
    last_seq := v_known."lastSeq";
    RETURN NEXT;
    RETURN;
  END IF;

  -- One statement for each: nearly every append has one entry, and a loop starts faster than a set is opened.
  FOR v_place IN 1 .. v_count LOOP
    v_entry := p_entries -> v_place - 1;
    IF (v_entry ->> 'seq')::integer IS DISTINCT FROM p_expected_seq + v_place THEN
      RAISE EXCEPTION 'entries of % do not follow %', p_negotiation, p_expected_seq USING ERRCODE = 'PA002';
    END IF;
    INSERT INTO "Entry" ("negotiationId", "seq", "hash", "body")
    VALUES (p_negotiation, p_expected_seq + v_place, v_entry ->> 'hash', v_entry ->> 'body');
  END LOOP;

  INSERT INTO "CommandKey" ("negotiationId", "actor", "commandId", "bodyDigest", "firstSeq", "lastSeq")
  VALUES (p_negotiation, p_actor, p_command_id, p_body_digest, p_expected_seq + 1, p_expected_seq + v_count);

  IF p_sealed IS NOT NULL THEN
    INSERT INTO "Sealed" ("negotiationId", "commitment", "owner", "audience", "field", "command", "salt", "content")
    SELECT p_negotiation, s."commitment", s."owner", s."audience", s."field", s."command", s."salt", s."content"
      FROM jsonb_to_recordset(p_sealed)
        AS s ("commitment" text, "owner" text, "audience" text[], "field" text, "command" text, "salt" text, "content" text);
  END IF;
  IF p_jobs IS NOT NULL THEN
    INSERT INTO "Job" ("negotiationId", "kind", "payload", "runAt", "key")
    SELECT p_negotiation, j."kind", j."payload", j."runAt", j."key"
      FROM jsonb_to_recordset(p_jobs) AS j ("kind" text, "payload" jsonb, "runAt" timestamptz, "key" text)
    ON CONFLICT ("key") DO NOTHING;
  END IF;
  IF p_members IS NOT NULL THEN
    DELETE FROM "Membership" m WHERE m."negotiationId" = p_negotiation;
    INSERT INTO "Membership" ("negotiationId", "personId", "role", "party")
    SELECT p_negotiation, m."personId", m."role", m."party"
      FROM jsonb_to_recordset(p_members) AS m ("personId" text, "role" text, "party" text);
  END IF;

  outcome := 'appended';
  first_seq := p_expected_seq + 1;
  last_seq := p_expected_seq + v_count;
  RETURN NEXT;
END
$$;
