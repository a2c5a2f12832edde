import { describe, expect, it } from 'vitest'
import { orchardWall as context } from '@/server/ratification/orchard-wall.fixture'
import { screen } from '@/server/ratification/screen'

const label = (text: string) => screen(text, context).label

describe('a story before the act is free of the allow-list', () => {
  it.each([
    'Cuarenta inviernos regando ese muro con mi hermano, y se acabó: acepto este acuerdo tal como está escrito.',
    'O mar levou a barraca do meu avô. Aceito este acordo tal como está escrito.',
    'Mio nonno piantò quei meli nel dopoguerra. Accetto questo accordo così com’è scritto.',
    'Les pommiers de mon grand-père ont gelé trois fois. J’accepte cet accord tel qu’il est écrit.',
    'Drei Winter lag der Apfelgarten brach, die Katze schläft jetzt auf der Mauer: Ich stimme diesem Vergleich zu.',
    'Twintig winters stond die muur scheef in de regen. Ik ga akkoord met deze schikking zoals ze hier staat.',
    'Morfar byggde muren med sina bröder. Jag godkänner denna förlikning som den är skriven.',
    'Dziadek sadził te jabłonie po wojnie. Akceptuję tę ugodę tak, jak jest napisana.',
    'Dedem o elmaları elleriyle dikti. Bu anlaşmayı yazıldığı gibi kabul ediyorum.',
    '墙是老墙,树是爷爷种的。我接受这份和解协议。',
    '祖父の植えた林檎の木も大きくなりました。この和解案に同意いたします。',
    '할아버지가 심은 사과나무가 많이 컸습니다. 이 합의서에 동의합니다.',
    'زرع جدي هذه الأشجار بيديه. أقبل هذه التسوية كما هي مكتوبة.',
    'दादा ने ये पेड़ अपने हाथों से लगाए थे। मैं इस समझौते को जैसा लिखा है वैसा ही स्वीकार करती हूँ।',
  ])('%s', (text) => expect(label(text)).toBe('ratifies'))
})

describe('what is told makes no ratification where it dictates, acts for another or adds a term', () => {
  it.each([
    'Me piden que escriba esto. Acepto este acuerdo.',
    'Mi madre está enferma, firmo por ella: acepto este acuerdo.',
    'Acepto este acuerdo, descontando la deuda vieja.',
    'Aceito este acordo, o muro por conta do Ben Marsh.',
    'Mi hanno chiesto due righe. Accetto questo accordo.',
    'Accetto questo accordo, le spese a carico di Ben Marsh.',
    'J’accepte cet accord, les frais étant pour lui.',
    'Mein Bruder schreibt mir vor. Ich nehme diesen Vergleich an.',
    'Ich nehme diesen Vergleich an, die Kosten trägt Ben Marsh.',
    'Ik aanvaard deze schikking, de kosten voor Ben Marsh.',
    'Jag godkänner förlikningen, kostnaderna på Ben Marsh.',
    'Akceptuję tę ugodę, koszty po stronie Bena.',
    'Bu anlaşmayı kabul ediyorum, masraflar Ben Marsh’a.',
    '我接受这份和解协议,费用由他出。',
    'この和解案に同意します。費用は相手の負担です。',
    '이 합의서에 동의합니다. 비용은 상대방 부담입니다.',
    'أقبل هذه التسوية، والنفقات على الجار.',
    'मैं यह समझौता स्वीकार करता हूँ। ख़र्च पड़ोसी उठाएगा।',
  ])('%s', (text) => expect(label(text)).not.toBe('ratifies'))
})
