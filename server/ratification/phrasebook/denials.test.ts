import { describe, expect, it } from 'vitest'
import { orchardWall } from '@/server/ratification/orchard-wall.fixture'
import { readWithPhrasebook } from '@/server/ratification/phrasebook/read-phrasebook'
import { screen } from '@/server/ratification/screen'
import { makeVisible } from '@/server/ratification/visible'

const denied = (language: string, text: string) =>
  readWithPhrasebook(makeVisible(text).line, language, orchardWall, [])?.denied

describe('assent that is denied in its own verb', () => {
  it.each([
    ['nl', 'De fabriek stemt niet in met deze schikking, en dat is ons laatste woord.'],
    ['es', 'La fábrica no acepta este acuerdo.'],
    ['pt', 'A fábrica não aceita este acordo.'],
    ['it', 'La fabbrica non accetta questo accordo.'],
    ['fr', 'La fabrique n’accepte pas cet accord.'],
    ['de', 'Die Fabrik stimmt diesem Vergleich nicht zu.'],
    ['sv', 'Fabriken godkänner inte denna förlikning.'],
    ['pl', 'Fabryka nie akceptuje tej ugody.'],
    ['tr', 'Fabrika bu sulhü kabul etmiyor.'],
    ['zh', '工厂不接受这份和解协议。'],
    ['ja', '工場はこの和解を受け入れません。'],
    ['ko', '공장은 이 합의를 수락하지 않습니다.'],
    ['ar', 'المصنع لا يقبل هذه التسوية.'],
    ['hi', 'कारखाना यह समझौता स्वीकार नहीं करता है।'],
  ])('is no ratification, whoever denies it (%s)', (language, text) => {
    expect(denied(language, text)).toBe(true)
    expect(screen(text, orchardWall).label).not.toBe('ratifies')
  })

  it.each([
    ['es', 'No lo acepto por pena: lo acepto, este acuerdo, porque me parece justo.'],
    ['tr', 'Şirketimiz bu sulh sözleşmesini kabul etmektedir.'],
    ['nl', 'Ik aanvaard deze schikking en zeur niet meer.'],
  ])('is not all that stands beside a yes (%s)', (language, text) => {
    expect(denied(language, text)).toBe(false)
  })
})
