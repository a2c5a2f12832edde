import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { actShapes } from '@/server/ratification/acts'
import { harmlessCues } from '@/server/ratification/cues/harmless'
import { dangerCues } from '@/server/ratification/cues/index-of-cues'
import { framePattern } from '@/server/ratification/frames'
import { phrasebooks } from '@/server/ratification/phrasebook/read-phrasebook'
import { preludeShapes } from '@/server/ratification/prelude'
import { residueShapes } from '@/server/ratification/residue'
import { spreadShapes } from '@/server/ratification/spread'
import { surfaceSources } from '@/server/ratification/surface'
import { tailSources } from '@/server/ratification/tail'

export const screenVersion = '1.0.0'

/** SHA-256 (hex) over every rule table, in a fixed order, so that a reading can be tied to the rules it was made with. */
export const rulesDigest = bytesToHex(
  sha256(
    utf8ToBytes(
      JSON.stringify([
        screenVersion,
        actShapes,
        dangerCues,
        harmlessCues,
        framePattern.source,
        tailSources,
        residueShapes,
        preludeShapes,
        spreadShapes,
        surfaceSources,
        phrasebooks,
      ]),
    ),
  ),
)
