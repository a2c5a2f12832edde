/** `VERIFY.md`: how to check a bundle, with Parley's own programs or with one written from this text alone. */
export function guideText(): string {
  return GUIDE
}

const GUIDE = `# How to verify this bundle

This folder is the whole record of one negotiation. You can check it without an account, without a network and
without trusting the people who made it. This text is enough to write a verifier in any language.

## With a program that exists

- Open \`verify.html\` in a browser and choose this ZIP file. Nothing leaves your computer. But \`verify.html\`
  came with the bundle: who does not trust its maker takes the page from somebody else, or one of these.
- \`npm run -s parley -- verify FILE.zip --key FINGERPRINT --receipt FILE\` in a copy of Parley.
  It ends with 0 (valid), 1 (not valid: the first failing entry and why) or 2 (not a bundle).
- Signatures and proofs alone: any verifier of C2SP \`signed-note\`, \`tlog-checkpoint\` and \`tlog-proof\`.
  The keys in its notation stand in \`keys.json\` under \`verifier\`.

## What each statement means

1. **Consistent.** The bundle agrees with itself. It does not show who made it: anybody can make a consistent one.
2. **Signed by a key you supplied.** The checkpoint and the manifest were signed by the key whose fingerprint
   you had from elsewhere: from the house itself, from paper, from another party. Without one, say "not checked".
3. **Contains your receipts.** The record still begins with what you were given a receipt for. Who holds the true
   key can cut the end off, or write it anew; only a receipt shows that. Without one, say "not checked".

Apart from these three: of each ratification it is said whether its person signed it with a key of their own. Such a
signature cannot be made by the house, not even with its true key. A person can compare the fingerprints of their
keys, as their browser shows them, with those in the record.

What no file can show: that the persons are who they say, and hold the keys enrolled in their names; that the house's
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
| \`agreement.json\` | parties, persons, outcome and, where there is one, the settlement; follows from the entries |
| \`ratifications/entry-N.json\` | one ratification with its words; follows from the entries |
| \`disputes.json\` | where there are disputes: what is contested, the frozen evidence, which ratifications are absent; follows from the entries |
| \`evidence/DIGEST\` | a file that a dispute names; DIGEST is the SHA-256 of its bytes, and stands in its \`DisputeRaised\` |
| \`agreement.pdf\`, \`settlements/version-N.txt\`, \`timeline.md\` | the same for reading and printing; the entries count |

All texts are UTF-8 without a byte order mark. Names in the archive stand once each; they are ASCII letters, figures,
\`.\`, \`_\` and \`-\` in parts joined by \`/\`, and each part begins with a letter or a figure. Refuse an archive with
other names, with two sizes for one file, with more than 65,000 files or four gigabytes, or packed tighter than 200 to 1
once it is larger than 256 megabytes: it is no bundle. No line of \`entries.jsonl\` has more than 32 megabytes, and no
value in it is nested more than 100 deep.

## Canonical JSON

RFC 8785 (keys sorted by UTF-16 code units, no white space), with integers within ±(2^53−1) only, no negative zero,
no floats, no U+0000 and no lone surrogates. A line that is not the canonical text of its own value is not an entry. Compare the bytes: that
also catches keys that stand twice, which JSON programs read in different ways.

## Entries

    {"actor":…,"at":"2026-03-02T09:00:00.000Z","command":…,"events":[…],"id":"…","prev":"…","sealed":[…],"seq":1}

- \`seq\` counts from 1 without a gap. \`at\` is UTC with milliseconds and never runs backwards.
- \`actor\`: {"kind":"person","person":ID}, {"kind":"delegate","delegate":N}, {"kind":"mediator","name":…} or
  {"kind":"house"}.
- \`command\` is what was asked, \`events\` what came of it. Both have a \`type\`.
- \`prev\` is the hash of the line before, 64 zeroes for the first:
  SHA-256 of the ASCII text \`parley/entry/v1\`, one zero byte, and the line without its newline, in lower-case hex.
- \`sealed\` lists the commitments in the command.
- \`signature\`, only where a person signed: {"key":FINGERPRINT,"value":BASE64}.

## Persons' own signatures

A person enrols a device with \`EnrolKey\` (event \`KeyEnrolled\`): \`algorithm\` is \`Ed25519\` (\`publicKey\` is 32 bytes
in base64) or \`ECDSA-P256\` (65 bytes, an uncompressed point; the hash is SHA-256; the signature is r ‖ s, 64 bytes).
FINGERPRINT is SHA-256 of the public key's bytes, in hex. The command's \`proof\` is the new key's own signature over the
UTF-8 text \`parley/enrolment/v1\`, one zero byte, and the canonical JSON of
{"algorithm","device","negotiation","person","publicKey"}. \`KeyRevoked\` takes a key out of use from then on.

\`signature\` is over the text \`parley/act/v1\`, one zero byte, and the canonical JSON of
{"act","command","negotiation","person"}: \`command\` is the entry's \`id\`, \`person\` its actor, and \`act\` the entry's
command without \`saltOfWords\` and \`saltOfReading\` (in \`ConfirmRatification\`), \`salt\` and \`content\` (\`RevealSealed\`),
\`verdict\` (\`AcceptOffer\`), or \`text\` and \`salt\` (\`SayInTheRoom\`). These commands are signed: ConfirmRatification, WithdrawRatification, RejectSettlement,
CounterInCall, ExitNegotiation, Grant, RevokeGrant, SupportDecision, ConfirmClaim, AcceptOffer, RevokeKey, RevealSealed,
EraseSealed. Check: the key was enrolled before by this person and not revoked; the signature verifies; no command id
of the person is signed twice; from a person's first \`KeyEnrolled\` on, each of their commands of this list has one
(all persons', where the charter of the first entry says \`"signatures":"required"\`). Where that charter names
\`signatures\` at all, the list goes on: AppointDelegate, HandOnDelegation, RevokeDelegation, MakeOffer, CounterOffer,
WalkAway, AgreeToReveal, SayInTheRoom, RaiseDispute, EndDispute. An entry with a signature has the event \`ActSigned\`.

## Sealed parts that were opened

\`RevealSealed\` names in \`part\` a commitment of an earlier entry, and carries \`salt\` and \`content\`. The commitment is
made as those of attempts are (see below, 3), with the owner, field and command of its \`SealedRevealed\` event.
After \`SealedErased\` the house has nothing more to open of those \`owners\`; their commitments stay in the record.

## Tree

RFC 6962, section 2.1. Leaf N−1 is line N without its newline: leaf hash SHA-256(0x00, bytes), node hash
SHA-256(0x01, left, right); a tree of n > 1 leaves splits at the largest power of two below n.

## Checkpoint, manifest and keys

A signed note (C2SP \`signed-note\`) is a text that ends in a newline, an empty line, and lines of the form
\`— NAME BASE64\`. BASE64 is four bytes of key id and 64 bytes of an Ed25519 signature (RFC 8032) over the text with
its last newline. Key id: the first four bytes of SHA-256(NAME, 0x0A, 0x01, the 32 bytes of the public key). Ignore
signatures of keys you do not know; reject the note when one of a key you know does not verify.

- \`checkpoint\` (C2SP \`tlog-checkpoint\`): three lines, \`parley/n/NEGOTIATION\`, the number of entries, the root
  in base64. NAME is its first line. NEGOTIATION is the id in the first entry's command.
- \`manifest\`: first line \`parley/n/NEGOTIATION/bundle\`, also NAME; then lines \`SHA-256-HEX␠␠FILE\`, one for
  each file of the bundle except \`manifest\`.
- \`keys.json\`: each key with \`publicKey\` in base64. The fingerprint to compare is SHA-256 of its 32 bytes, in hex.

## Proofs and receipts

C2SP \`tlog-proof\`: the line \`c2sp.org/tlog-proof@v1\`; in a receipt a line \`extra BASE64\` with the entry's text;
a line \`index N\` counting from 0; the hashes of the path from the leaf up, in base64; an empty line; the checkpoint.
A receipt fits a record when the root over the record's first SIZE lines, SIZE being that of the receipt's own
checkpoint, is the receipt's root.

## Agreement

For an outcome \`canonical\`, check from the entries, in this order:

1. \`SettlementDrafted\`: the settlement without its \`digest\`, in canonical JSON, has as SHA-256 with the tag
   \`parley/settlement/v1\` and a zero byte before it exactly that \`digest\`. No version and no digest comes twice.
2. \`RatificationCalled\` names a call, a digest, and one signatory for each of the settlement's parties.
3. \`AttemptRecorded\`, after the call and for the same call and digest, commits to words and reading:
   SHA-256 of \`parley/commitment/v1\`, a zero byte, and the canonical JSON of
   [negotiation, person, field, attempt, salt, content], with field \`words\` or \`reading\`. The content of
   \`reading\` is its canonical JSON.
4. \`RatificationRecorded\`, after its attempt, by that same person: the command \`ConfirmRatification\` carries the
   words, the reading and both salts, which open the commitments; the reading's label is \`ratifies\`; the person is
   the party's signatory, or was granted \`ratify\` by the signatory before the call.
5. \`SettlementBecameCanonical\` and \`NegotiationClosed\` stand in the entry of the last confirmation, when each
   called party has one that was not withdrawn.

## The rules

The first entry names the version of the rules (\`rules\`). They are written in Parley's \`server/protocol/SPEC.md\`;
its \`decide\` and \`evolve\` are pure functions. Parley's own verifiers carry every command out again and require
exactly the recorded events, so that an entry the rules would have refused is found. A verifier written from this
text alone checks everything above and reports that part as not checked.
`
