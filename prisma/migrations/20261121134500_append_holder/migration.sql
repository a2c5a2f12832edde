-- One entry an append, its parts as plain values, and the writer's session checked where it is written.
DROP FUNCTION append_entries(text, integer, text, jsonb, text, text, text, jsonb, jsonb, text, text, jsonb, jsonb);

-- One append is one call. outcome is one of
--   appended   the entry stands at seq = p_expected_seq + 1
--   duplicate  the same command was carried out before, as seq
--   reused     the command's id was used before for another body
--   conflict   the head is no longer (p_expected_seq, p_prev_hash): load again and decide again
--   ended      p_holder's sessions of version p_holder_version have ended; nothing is written
-- p_sealed    [{commitment, owner, audience: [], field, command, salt, content}] or null
-- p_jobs      [{kind, payload, runAt, key}] or null; a key that is known asks for nothing new
-- p_summary   what lists show, or null to leave it as it is
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
  p_title text,
  p_phase text,
  p_summary jsonb,
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
  IF p_expected_seq = 0 THEN
    INSERT INTO "Negotiation" ("id", "headSeq", "headHash", "title", "phase", "summary", "updatedAt")
    SELECT p_negotiation, 1, p_hash, p_title, p_phase, coalesce(p_summary, '{}'), clock_timestamp()
     WHERE p_holder IS NULL
        OR EXISTS (SELECT FROM "User" u WHERE u."id" = p_holder AND u."sessionVersion" = p_holder_version)
    ON CONFLICT DO NOTHING;
  ELSE
    UPDATE "Negotiation" n
       SET "headSeq" = p_expected_seq + 1,
           "headHash" = p_hash,
           "title" = p_title,
           "phase" = p_phase,
           "summary" = coalesce(p_summary, n."summary"),
           "updatedAt" = clock_timestamp()
     WHERE n."id" = p_negotiation AND n."headSeq" = p_expected_seq AND n."headHash" = p_prev_hash
       AND NOT EXISTS (
         SELECT FROM "CommandKey" k
          WHERE k."negotiationId" = p_negotiation AND k."actor" = p_actor AND k."commandId" = p_command_id)
       AND (p_holder IS NULL
        OR EXISTS (SELECT FROM "User" u WHERE u."id" = p_holder AND u."sessionVersion" = p_holder_version));
  END IF;

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
  INSERT INTO "Entry" ("negotiationId", "seq", "hash", "body")
  VALUES (p_negotiation, p_expected_seq + 1, p_hash, p_body);
  INSERT INTO "CommandKey" ("negotiationId", "actor", "commandId", "bodyDigest", "firstSeq", "lastSeq")
  VALUES (p_negotiation, p_actor, p_command_id, p_body_digest, p_expected_seq + 1, p_expected_seq + 1);

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
