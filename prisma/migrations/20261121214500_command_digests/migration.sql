-- What is stored of a command's body is an HMAC from now on, under a key that the database does not hold. Of rows
-- before it the plain digest goes wherever somebody could try what was sealed: in commands that sealed something, and in
-- offers, which say whether their author was warned. A repeat of those is known by actor and id alone.
ALTER TABLE "Entry" DISABLE TRIGGER entry_stays;
UPDATE "Entry" e
   SET "bodyDigest" = ''
 WHERE EXISTS (SELECT FROM "Sealed" s WHERE s."negotiationId" = e."negotiationId" AND s."command" = e."commandId")
    OR e."body" ~ '"type":"(MakeOffer|CounterOffer|RejectOffer)"';
ALTER TABLE "Entry" ENABLE ALWAYS TRIGGER entry_stays;
