import { arabic } from '@/server/ratification/phrasebook/arabic'
import type { Phrasebook } from '@/server/ratification/phrasebook/book'
import { chinese } from '@/server/ratification/phrasebook/chinese'
import { dutch } from '@/server/ratification/phrasebook/dutch'
import { french } from '@/server/ratification/phrasebook/french'
import { german } from '@/server/ratification/phrasebook/german'
import { hindi } from '@/server/ratification/phrasebook/hindi'
import { italian } from '@/server/ratification/phrasebook/italian'
import { japanese } from '@/server/ratification/phrasebook/japanese'
import { korean } from '@/server/ratification/phrasebook/korean'
import { polish } from '@/server/ratification/phrasebook/polish'
import { portuguese } from '@/server/ratification/phrasebook/portuguese'
import { spanish } from '@/server/ratification/phrasebook/spanish'
import { swedish } from '@/server/ratification/phrasebook/swedish'
import { turkish } from '@/server/ratification/phrasebook/turkish'

/** Every language the screen reads beside English. */
export const phrasebooks: Readonly<Record<string, Phrasebook>> = {
  es: spanish,
  pt: portuguese,
  it: italian,
  fr: french,
  de: german,
  nl: dutch,
  sv: swedish,
  pl: polish,
  tr: turkish,
  zh: chinese,
  ja: japanese,
  ko: korean,
  ar: arabic,
  hi: hindi,
}
