-- An entry and the key of its command are one row: both are written once, together, and never change.
DROP FUNCTION append_entry(text, integer, text, text, text, text, text, text, jsonb, jsonb, jsonb, jsonb, text, integer);

ALTER TABLE "Entry" ADD COLUMN "actor" TEXT, ADD COLUMN "commandId" TEXT, ADD COLUMN "bodyDigest" TEXT;
ALTER TABLE "Entry" DISABLE TRIGGER entry_stays;
-- Records of the first form could have several entries from one command; the first of them keeps its id.
UPDATE "Entry" e
   SET "actor" = k."actor",
       "commandId" = CASE WHEN e."seq" = k."firstSeq" THEN k."commandId" ELSE k."commandId" || ' ' || e."seq" END,
       "bodyDigest" = k."bodyDigest"
  FROM "CommandKey" k
 WHERE k."negotiationId" = e."negotiationId" AND e."seq" BETWEEN k."firstSeq" AND k."lastSeq";
ALTER TABLE "Entry" ENABLE ALWAYS TRIGGER entry_stays;
ALTER TABLE "Entry"
  ALTER COLUMN "actor" SET NOT NULL,
  ALTER COLUMN "commandId" SET NOT NULL,
  ALTER COLUMN "bodyDigest" SET NOT NULL;
CREATE UNIQUE INDEX "Entry_negotiationId_actor_commandId_key" ON "Entry" ("negotiationId", "actor", "commandId");
DROP TABLE "CommandKey";

-- One append is one call. outcome is one of
--   appended   the entry stands at seq = p_expected_seq + 1
--   duplicate  the same command was carried out before, as seq
--   reused     the command's id was used before for another body
--   conflict   the last entry is no longer (p_expected_seq, p_prev_hash): load again and decide again
--   ended      p_holder's sessions of version p_holder_version have ended; nothing is written
-- p_sealed    [{commitment, owner, audience: [], field, command, salt, content}] or null
-- p_jobs      [{kind, payload, runAt, key}] or null; a key that is known asks for nothing new
-- p_listed    {title, phase, summary}, what lists show, or null to leave it as it is; never null in an opening
-- p_members   [{personId, role, party}], all of them, or null to leave them as they are
-- p_holder    whose session this is, or null where no session is needed
CREATE FUNCTION append_entry(
  p_negotiation text,
  p_expected_seq integer,
  p_prev_hash text,
  p_hash text,
  p_body text,
  p_actor text,
  p_command_id text,
  p_body_digest text,
  p_sealed jsonb,
  p_jobs jsonb,
  p_listed jsonb,
  p_members jsonb,
  p_holder text,
  p_holder_version integer,
  OUT outcome text,
  OUT seq integer
) LANGUAGE plpgsql AS $$
DECLARE
  v_digest text;
BEGIN
  -- Nearly every append passes all its checks, so they are one statement; which of them failed is asked afterwards.
  -- Of two writers of one seq, or of one command, the second waits at a key of "Entry" for the first, and then writes
  -- nothing.
  INSERT INTO "Entry" ("negotiationId", "seq", "hash", "body", "actor", "commandId", "bodyDigest")
  SELECT p_negotiation, p_expected_seq + 1, p_hash, p_body, p_actor, p_command_id, p_body_digest
   WHERE (p_expected_seq = 0 OR EXISTS (
           SELECT FROM "Entry" e
            WHERE e."negotiationId" = p_negotiation AND e."seq" = p_expected_seq AND e."hash" = p_prev_hash))
     AND (p_holder IS NULL OR EXISTS (
           SELECT FROM "User" u WHERE u."id" = p_holder AND u."sessionVersion" = p_holder_version))
  ON CONFLICT DO NOTHING;

  IF NOT FOUND THEN
    IF p_holder IS NOT NULL AND NOT EXISTS (
      SELECT FROM "User" u WHERE u."id" = p_holder AND u."sessionVersion" = p_holder_version)
    THEN
      outcome := 'ended';
      RETURN;
    END IF;
    SELECT e."seq", e."bodyDigest" INTO seq, v_digest FROM "Entry" e
     WHERE e."negotiationId" = p_negotiation AND e."actor" = p_actor AND e."commandId" = p_command_id;
    outcome := CASE WHEN NOT FOUND THEN 'conflict' WHEN v_digest = p_body_digest THEN 'duplicate' ELSE 'reused' END;
    RETURN;
  END IF;

  outcome := 'appended';
  seq := p_expected_seq + 1;

  IF p_listed IS NOT NULL THEN
    INSERT INTO "Negotiation" AS n ("id", "title", "phase", "summary")
    VALUES (p_negotiation, p_listed->>'title', p_listed->>'phase', p_listed->'summary')
    ON CONFLICT ("id") DO UPDATE
       SET "title" = excluded."title", "phase" = excluded."phase", "summary" = excluded."summary";
  END IF;
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
END
$$;
