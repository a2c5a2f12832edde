/** `VERIFY.md`: how to check a bundle, with Parley's own programs or with one written from this text alone. */
export function guideText(): string {
  return GUIDE
}

const GUIDE = `# How to verify this bundle

This folder is the whole record of one negotiation. You can check it without an account, without a network and
without trusting the people who made it. This text is enough to write a verifier in any language, for everything but
the rules (see the end).

## With a program that exists

- Open \`verify.html\` in a browser and choose this ZIP file. Nothing leaves your computer. But \`verify.html\`
  came with the bundle: who does not trust its maker takes the page from somebody else, or one of these.
- \`npm run -s parley -- verify FILE.zip --key FINGERPRINT --receipt FILE\` in a copy of Parley. It ends with 0 (valid);
  1 (not valid: something below fails, or no supplied key signed, or a receipt does not fit or is none); or 2 (nothing
  was judged: a file cannot be read, FILE.zip is no archive, is damaged or is refused under "Files", there is no
  \`entries.jsonl\`, or FINGERPRINT is not 64 hex digits, spaces and colons aside).
- Signatures and proofs alone: any verifier of C2SP \`signed-note\`, \`tlog-checkpoint\` and \`tlog-proof\`.
  The keys in its notation stand in \`keys.json\` under \`verifier\`.

## What each statement means

1. **Consistent.** The bundle agrees with itself. It does not show who made it: anybody can make a consistent one.
2. **Signed by a key you supplied.** One key signed both the checkpoint and the manifest, and you had its fingerprint
   from elsewhere: from the server that kept the record, from paper, from another party. Without one, say "not checked".
3. **Contains your receipts.** The record still begins with what you were given a receipt for. Who holds the true
   key can cut the end off, or write it anew; only a receipt shows that. Without one, say "not checked".

Apart from these three: of each ratification it is said whether its person signed it with a key of their own. The server
cannot make a signature by a key that a person holds. But whoever writes the record could enrol a key of its own in a
person's name. So compare the fingerprint that signed with those the person's browser shows them, and look closely at
keys enrolled after the call.

What no file can show: that the persons are who they say, and hold the keys enrolled in their names; that the server's
clock was right; what the parts that stay sealed say (the record holds commitments to them: attested, not replayed);
that the screen read the words well (its readings are attested).

## Files

| file | what it is |
|---|---|
| \`entries.jsonl\` | the record: one line for each entry, its exact canonical text and a newline (U+000A) |
| \`checkpoint\` | the signed tree head over all lines |
| \`keys.json\` | public keys: the one that signs, and retired ones |
| \`manifest\` | a signed note listing SHA-256 and name of every other file |
| \`proofs/entry-N.tlog-proof\` | that entry N stands in the checkpoint's tree |
| \`agreement.json\` | parties, persons, outcome and, where there is one, the settlement |
| \`ratifications/entry-N.json\` | one for each \`RatificationRecorded\` (in entry N), with its words; no others |
| \`disputes.json\` | where there is a \`DisputeRaised\`: what is contested, evidence, absent ratifications |
| \`evidence/DIGEST\` | one for each \`evidence[].digest\` of a \`DisputeRaised\`; DIGEST is its SHA-256; no others |
| \`agreement.pdf\`, \`settlements/version-N.txt\`, \`timeline.md\` | the same for reading and printing; the entries count |
| \`VERIFY.md\`, \`verify.html\` | how to check |

The rows down to \`evidence\` must be there; the others only where the manifest lists them. \`agreement.json\`,
\`ratifications/\` and \`disputes.json\` are derived by the rules: Parley's verifier makes them again and compares the bytes.
A verifier from this text takes names, words and terms from \`entries.jsonl\`, trusts these files no further than the
manifest, and says so.

All texts are UTF-8 without a byte order mark. Names in the archive stand once each; they are ASCII letters, figures,
\`.\`, \`_\` and \`-\` in parts joined by \`/\`, and each part begins with a letter or a figure. Refuse an archive with other
names, entries for folders, encrypted files, a wrong CRC-32, or two sizes for one file; with more than 65,000 files or
2^32 bytes of all files unpacked; or with more than 2^28 bytes unpacked when that is also over 200 times the archive's
own bytes: it is no bundle. \`checkpoint\`, \`keys.json\`, \`manifest\` and proofs have at most 2^24 bytes each and 2^26
together. No line of \`entries.jsonl\` has more than 2^25 bytes, and in none are more than 100 \`{\` and \`[\` open at once,
the line's own first \`{\` counted.

## Canonical JSON

RFC 8785 (keys sorted by UTF-16 code units, no white space), with integers within ±(2^53−1) only, no negative zero,
no floats, no U+0000 and no lone surrogates. A line that is not the canonical text of its own value is not an entry.
Compare the bytes: that also catches keys that stand twice, which JSON programs read in different ways.

Base64 is everywhere the standard alphabet with padding (RFC 4648, section 4), unused bits zero, no white space.

## Entries

    {"actor":…,"at":"2026-03-02T09:00:00.000Z","command":…,"events":[…],"id":"…","prev":"…","sealed":[…],"seq":1}

These fields and no others, all of them, except that \`signature\` may be left out:

- \`seq\` counts from 1 without a gap, and line N has N. \`at\` is UTC with milliseconds and never runs backwards.
- \`actor\`: {"kind":"person","person":ID}, {"kind":"delegate","delegate":N}, {"kind":"mediator","name":…} or
  {"kind":"house"}, the server itself.
- \`command\` is what was asked, \`events\` (at least one) what came of it. Both have a \`type\`. The first command is
  \`OpenNegotiation\`.
- \`prev\` is the hash of the line before, 64 zeroes for the first:
  SHA-256 of the ASCII text \`parley/entry/v1\`, one zero byte, and the line without its newline, in lower-case hex.
- \`sealed\` lists the commitments in the command, in the order of the table under "Sealed parts"; else it is empty.
- \`signature\`, only where a person signed: {"key":FINGERPRINT,"value":BASE64}.

## Persons' own signatures

A person enrols a device with \`EnrolKey\` (event \`KeyEnrolled\`): \`algorithm\` is \`Ed25519\` (\`publicKey\` is 32 bytes
in base64) or \`ECDSA-P256\` (65 bytes, an uncompressed point; the hash is SHA-256; the signature is r ‖ s, 64 bytes; a
high s is allowed). FINGERPRINT is SHA-256 of the public key's bytes, in hex, and stands in the event's \`key\`; \`person\`
is the actor, \`algorithm\`, \`device\` and \`publicKey\` are the command's. No key is enrolled twice, by whomever. The
command's \`proof\` is the new key's own signature over the UTF-8 text \`parley/enrolment/v1\`, one zero byte, and the
canonical JSON of {"algorithm","device","negotiation","person","publicKey"}. \`KeyRevoked\` takes its \`key\` out
of use for the entries after it.

\`signature\` is over the text \`parley/act/v1\`, one zero byte, and the canonical JSON of
{"act","command","negotiation","person"}: \`command\` is the entry's \`id\`, \`person\` its actor, and \`act\` the entry's
command without \`saltOfWords\` and \`saltOfReading\` (in \`ConfirmRatification\`), \`salt\` and \`content\` (\`RevealSealed\`),
\`verdict\` (\`AcceptOffer\`), or \`text\` and \`salt\` (\`SayInTheRoom\`).

- List one: ConfirmRatification, WithdrawRatification, RejectSettlement, CounterInCall, ExitNegotiation, Grant,
  RevokeGrant, SupportDecision, ConfirmClaim, AcceptOffer, RevokeKey, RevealSealed, EraseSealed.
- List two: AppointDelegate, HandOnDelegation, RevokeDelegation, MakeOffer, CounterOffer, WalkAway, AgreeToReveal,
  SayInTheRoom, RaiseDispute, EndDispute.

**Who must sign**, of actors of kind person, by \`charter.signatures\` in the first command. Where it is missing: list
one, from the entry after a person's first \`KeyEnrolled\` on. \`with-key\`: the same for both lists. \`required\`: both
lists, everybody, always. Who has enrolled a key once must sign for good, even when all their keys are revoked: they
then need a new one.

**Who may sign**: any act of a person on either list. A signature on another command or by another kind of actor is
invalid. Every signature is checked: its key was enrolled by this person in an earlier entry and not revoked in one; it
verifies; no command id of the person is signed twice. An entry with a signature has the event \`ActSigned\` {\`command\`
(the entry's \`id\`), \`key\`, \`person\`}, and no other entry has one.

## Sealed parts

A commitment is 64 hex digits: SHA-256 of \`parley/commitment/v1\`, a zero byte, and the canonical JSON of the list
[negotiation, owner, field, command, salt, content], all texts: negotiation is the record's; owner stands in the event
of the sealing entry that the table names (never in \`ActSigned\`); command is that entry's \`id\`; salt is 64 hex digits.
\`sealed\` has the values of these fields of the command, lists spread out. They are always there, and never null:

| command | fields in this order | \`field\` in the commitment | owner |
|---|---|---|---|
| \`RecordAttempt\` | \`words\`, \`reading\`, \`flags\` | \`words\`, \`reading\`, \`flags\` | \`person\` of \`AttemptRecorded\` |
| \`AskForLook\` | \`words\`, \`reading\` | \`look-words\`, \`look-reading\` | \`person\` of \`LookAsked\` |
| \`AskToRestate\` | \`note\` | \`look-note\` | \`by\` of \`RestateAsked\` |
| \`DeclareValues\` | \`utilities\`, \`batna\` | \`utilities\`, \`batna\` | \`by\` of \`ValuesDeclared\` |
| \`AcceptOffer\` | \`verdict\` | \`verdict\` | \`by\` of \`OfferAccepted\` |
| \`SendCaucusMessage\` | \`sentences\` (8 of them) | \`caucus-1\` … \`caucus-8\` | \`by\` of \`CaucusMessageSent\` |
| \`AnswerInCaucus\` | \`sentences\` (8), \`origin\` | \`caucus-1\` … \`caucus-8\`, \`caucus-origin\` | the same; where it is null, \`by\` of the message in \`to\` |
| \`RecordRefusedOutput\` | \`output\` | kept by the server, never opened in the record | |
| \`RecordModelCall\` | \`exchange\` | kept by the server, never opened in the record | |

For the fields \`utilities\` and \`batna\` pad \`content\` with spaces at its end to 32,768 UTF-16 code units before hashing;
the record shows it without them. All other content is hashed as it stands. Four commands open commitments, and each
opening must fit:

- \`ConfirmRatification\`: see "Agreement".
- \`RevealSealed\` names in \`part\` a commitment (its 64 digits) of an earlier entry, and carries \`salt\` and \`content\`. Its event
  \`SealedRevealed\` {\`by\`, \`owner\`, \`field\`, \`command\`, \`commitment\`, \`content\`} must name the owner, field and command
  of exactly that part by the table. \`words\`, \`reading\`, \`utilities\`, \`batna\`, \`verdict\` and the sentences of
  \`SendCaucusMessage\` are opened so, each once by this command (the three others do not count); nothing else is.
- \`SayInTheRoom\` {\`caucus\`, \`message\`, \`sentence\`, \`text\`, \`salt\`} opens with \`text\` the \`sentence\`th (from 1) of
  \`sentences\` in the \`SendCaucusMessage\` whose \`id\` is \`message\`; the owner is \`from\` of its event \`SentenceReleased\`.
- \`RevealValues\` has in \`openings\` a list of {\`party\`, \`utilities\`, \`saltOfUtilities\`, \`batna\`, \`saltOfBatna\`}, one for
  each party of \`BargainingBegun\`, which open that party's \`ValuesDeclared\`. \`opened\` in its event \`ValuesRevealed\` is the
  list of the same {\`party\`, \`utilities\`, \`batna\`}.

After \`SealedErased\` the server has nothing more to open of those \`owners\`; their commitments stay in the record.

## Tree

RFC 6962, section 2.1. Leaf N−1 is line N without its newline: leaf hash SHA-256(0x00, bytes), node hash
SHA-256(0x01, left, right); a tree of n > 1 leaves splits at the largest power of two below n.

## Checkpoint, manifest and keys

A signed note (C2SP \`signed-note\`) is a text that ends in a newline, an empty line, and 1 to 16 lines of the form
\`— NAME BASE64\`. BASE64 is four bytes of key id and 64 bytes of an Ed25519 signature (RFC 8032) over the text with
its last newline. Key id: the first four bytes of SHA-256(NAME, 0x0A, 0x01, the 32 bytes of the public key). A key is
known when it stands in \`keys.json\`, retired or not. Ignore signatures of other names and of keys you do not know;
reject the note when one of a key you know does not verify, or when no known key signed. Ed25519 is strict everywhere,
for persons' keys too: S below the group's order, points in their one encoding, no public key of small order; the
equation is the one with the cofactor 8.

- \`checkpoint\` (C2SP \`tlog-checkpoint\`): exactly three lines, no extension lines: \`parley/n/NEGOTIATION\`, the number of
  entries, the root in base64. NAME is its first line. NEGOTIATION is \`negotiation\` in the first entry's command.
- \`manifest\`: first line \`parley/n/NEGOTIATION/bundle\`, also NAME; then lines \`SHA-256-HEX␠␠FILE\`, one for
  each file of the bundle except \`manifest\`, and for no other.
- \`keys.json\`: {"format":"parley/keys/1","keys":[{"fingerprint","publicKey","state","verifier"}, …],"origin":
  "parley/n/NEGOTIATION"}, at most 100 keys. \`publicKey\` is 32 bytes in base64, \`fingerprint\` (what you compare) their
  SHA-256 in hex, \`state\` \`signs\` for the first key and \`retired\` for the others, \`verifier\` ORIGIN+KEYID+BASE64: the key
  id for this origin in hex, and the byte 0x01 with the key in base64. The file is this value with sorted keys, indented
  by two spaces, a line for each member (as JSON.stringify(value, null, 2) has it), and a newline. A file that differs
  gives no known keys.

## Proofs and receipts

C2SP \`tlog-proof\`: the line \`c2sp.org/tlog-proof@v1\`; in a receipt a line \`extra BASE64\` with the entry's text;
a line \`index N\` counting from 0; the hashes of the path from the leaf up, in base64; an empty line; the checkpoint.
A path leads from a leaf hash \`r\` at \`index\` to the root of a tree of \`size\`; at the end \`b\` must be 0:

    a, b = index, size - 1            # index must be below size
    for p in path:
        if b == 0: fail
        if a is odd or a == b:
            r = node(p, r)
            while a is even and a > 0: a, b = a // 2, b // 2
        else: r = node(r, p)
        a, b = a // 2, b // 2

Entries with these events have a proof in the bundle: \`SettlementDrafted\`, \`RatificationCalled\`,
\`RatificationRecorded\`, \`RatificationWithdrawn\`, \`SettlementRejected\`, \`NegotiationClosed\`, \`LateWithdrawalNoted\`,
\`DisputeRaised\`; so have the entry \`about.seq\` of a dispute whose \`about.kind\` is \`entry\`, and the last one. Every proof
that is there must hold: its name has N = index + 1, its leaf is line N, and what follows its empty line is the file
\`checkpoint\` byte for byte.

A receipt brings a checkpoint of its own, signed like the bundle's: the same first line and NAME, a known key. Its path
leads from the leaf of its \`extra\` text to its own root. It fits a record when the record has at least SIZE lines, SIZE
being that of its checkpoint, the root over the first SIZE is the receipt's root, and line index + 1 leads there too.

## Agreement

Check from the entries; 1 to 4 whatever the outcome, 5 for an outcome \`canonical\`. Other outcomes (\`exited\` and more)
need nothing else.

1. \`SettlementDrafted\`: the settlement without its \`digest\`, in canonical JSON, has as SHA-256 with the tag
   \`parley/settlement/v1\` and a zero byte before it exactly that \`digest\`. No version and no digest comes twice.
2. \`RatificationCalled\` {\`call\`, \`version\`, \`digest\`, \`by\`, \`parties\`: [{\`party\`, \`signatory\`}]} names a settlement
   drafted before, and its parties in their order. It takes the place of any call before it: what was confirmed in
   those no longer counts. Below, "the call" is the latest.
3. \`AttemptRecorded\` {\`attempt\`, \`call\`, \`digest\`, \`party\`, \`person\`, \`words\`, \`reading\`, \`flags\`}: \`attempt\` is its
   entry's \`id\`. \`words\` and \`reading\` are commitments of owner \`person\`; the content of \`reading\` is its canonical JSON.
4. \`RatificationRecorded\` {\`call\`, \`digest\`, \`party\`, \`person\`, \`grant\`, \`attempt\`, \`words\`, \`reading\`}: call and digest
   are the call's and its attempt's; the attempt stands in an entry after the call's and before this one, by the same
   person, who is the actor. The command \`ConfirmRatification\` carries the words, the reading and both salts, which open
   the commitments; event and command say the same; the reading's \`label\` is \`ratifies\`. \`grant\` null: the person
   is the party's signatory in the call. A number: \`GrantRecorded\` {\`grant\`, \`party\`, \`from\`, \`to\`, \`purposes\`, …} of
   that number stands in an entry before the call's, for that party, from that signatory to the person, with \`ratify\` in
   \`purposes\`. Whether it had run out (\`until\`) or was taken back (\`GrantRevoked\`) is left to the rules.
   \`RatificationWithdrawn\` takes away what stood for its \`party\` in the call. \`LateWithdrawalNoted\` comes after the
   close and takes away nothing.
5. \`SettlementBecameCanonical\` and \`NegotiationClosed\` stand in the entry of the last confirmation, whose person is
   \`by\`. The call has at least two parties, and each has exactly one confirmation that was not withdrawn.
   \`NegotiationClosed.outcome\` is {"kind":"canonical"} with the call's \`call\`, \`digest\` and \`version\`.

## The first failing entry

Name the lowest entry that fails. A line that fails by itself (form, signature, opening, agreement) is that entry. The
others, as Parley's verifier names them:

- \`prev\` of line N is wrong: line N−1 or line N was changed. It is N−1 if \`prev\` of line N+1 is the hash of line N, or,
  where N is the last, if the proof of entry N holds. Otherwise it is N.
- Fewer lines than the checkpoint says: the number of lines + 1. More: the checkpoint's number + 1.
- A line that is missing shows as a wrong \`prev\` and \`seq\` where it stood: N, or N−1.
- The chain holds, but the root differs: the last entry; where its proof holds, the file \`checkpoint\`.

What fails in another file names that file, and is named first only when no entry fails. Another verifier may name
another of the entries concerned; one that replays the rules may name an earlier one. What counts is that it fails.

## The rules

The first entry names the version of the rules (\`rules\`). They are written in Parley's \`server/protocol/SPEC.md\`;
its \`decide\` and \`evolve\` are pure functions. Parley's own verifiers carry every command out again and require
exactly the recorded events, so that an entry the rules would have refused is found. A verifier written from this
text alone checks everything above and reports as not checked: the rules, and what \`agreement.json\`, \`ratifications/\`
and \`disputes.json\` say.
`
