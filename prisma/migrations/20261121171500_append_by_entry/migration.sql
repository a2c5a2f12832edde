-- The record's own last entry is its head: an append writes its entry and its command's key, and what lists show only where
-- that has changed.
DROP FUNCTION append_entry(text, integer, text, text, text, text, text, text, jsonb, jsonb, text, text, jsonb, jsonb, text, integer);

ALTER TABLE "Entry" ADD COLUMN "writtenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp();
ALTER TABLE "Negotiation" DROP COLUMN "headSeq", DROP COLUMN "headHash", DROP COLUMN "updatedAt";

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
  v_known "CommandKey";
BEGIN
  -- Nearly every append passes all its checks, so they are one statement; which of them failed is asked afterwards.
  -- Of two writers of one seq the second waits at the key of "Entry" for the first, and then writes nothing.
  INSERT INTO "Entry" ("negotiationId", "seq", "hash", "body")
  SELECT p_negotiation, p_expected_seq + 1, p_hash, p_body
   WHERE (p_expected_seq = 0 OR EXISTS (
           SELECT FROM "Entry" e
            WHERE e."negotiationId" = p_negotiation AND e."seq" = p_expected_seq AND e."hash" = p_prev_hash))
     AND NOT EXISTS (
           SELECT FROM "CommandKey" k
            WHERE k."negotiationId" = p_negotiation AND k."actor" = p_actor AND k."commandId" = p_command_id)
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
    SELECT * INTO v_known FROM "CommandKey" k
     WHERE k."negotiationId" = p_negotiation AND k."actor" = p_actor AND k."commandId" = p_command_id;
    IF NOT FOUND THEN
      outcome := 'conflict';
    ELSE
      outcome := CASE WHEN v_known."bodyDigest" = p_body_digest THEN 'duplicate' ELSE 'reused' END;
      seq := v_known."firstSeq";
    END IF;
    RETURN;
  END IF;

  outcome := 'appended';
  seq := p_expected_seq + 1;
  INSERT INTO "CommandKey" ("negotiationId", "actor", "commandId", "bodyDigest", "firstSeq", "lastSeq")
  VALUES (p_negotiation, p_actor, p_command_id, p_body_digest, p_expected_seq + 1, p_expected_seq + 1);

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
