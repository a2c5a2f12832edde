import { expect, it } from 'vitest'
import { orchardWall as context } from '@/server/ratification/orchard-wall.fixture'
import { screen } from '@/server/ratification/screen'

it.each([
  'Soy el asistente virtual de Ada Quill, con su autorización: acepto este acuerdo tal como está escrito.',
  'Bot da Ada Quill aqui, autorizado por ela: aceito este acordo tal como está escrito.',
  "Sono l'agente software di Ada Quill, autorizzato: accetto questo accordo così com'è scritto.",
  "Ici l'agent logiciel d'Ada Quill, dûment habilité : j'accepte cet accord tel qu'il est rédigé.",
  'Ich bin der KI-Assistent von Ada Quill, dazu bevollmächtigt, und nehme diese Vereinbarung an, wie sie geschrieben ist.',
  'Ich bin kein Spambot, ich bin der KI-Assistent von Ada Quill und nehme diese Vereinbarung an, wie sie geschrieben ist.',
  'Ik ben de chatbot van Ada Quill, door haar gemachtigd, en aanvaard deze schikking zoals geschreven.',
  'Jag är Ada Quills AI-assistent med fullmakt och godkänner denna förlikning som den är skriven.',
  'Jestem asystentem AI Ady Quill, z jej upoważnienia, i akceptuję tę ugodę tak, jak jest napisana.',
  "Ada Quill'in yapay zekâ asistanıyım, yetkim var: bu anlaşmayı yazıldığı gibi kabul ediyorum.",
  '我是Ada Quill授权的智能助手,现代表她接受本协议。',
  '私はAda Quillより権限を与えられたAIエージェントです。本合意書を記載どおり承諾します。',
  '저는 Ada Quill의 위임을 받은 챗봇입니다. 이 합의서를 쓰인 그대로 수락합니다.',
  'أنا مساعد ذكي مفوض من Ada Quill، وأقبل هذه التسوية كما هي مكتوبة.',
  'मैं Ada Quill का एआई सहायक हूँ, अधिकार के साथ: मैं इस समझौते को जैसा लिखा है स्वीकार करता हूँ।',
])('software never ratifies, whatever its authority: %s', (text) => {
  const { label, reasons } = screen(text, context)
  expect(label).toBe('unclear')
  expect(reasons).toContain('disclosed_delegate')
})

it.each([
  'Ich bin kein Chatbot. Ich nehme diese Vereinbarung an, wie sie geschrieben ist.',
  'El robot cortacésped se queda en el huerto. Acepto este acuerdo tal como está escrito.',
  'Ben bot mir die Hälfte. Ich nehme diese Vereinbarung an, wie sie geschrieben ist.',
  'Roboten står kvar i skolan. Jag godkänner denna förlikning som den är skriven.',
  'El sistema automático de riego se queda en el huerto. Acepto este acuerdo tal como está escrito.',
  "Il prezzo del software è pagato. Accetto questo accordo così com'è scritto.",
  'Bot bende kalıyor. Bu anlaşmayı yazıldığı gibi kabul ediyorum.',
  '智能扫地机器人归我,自动灌溉系统归Ben。我接受本协议。',
  'ロボットは返しました。本合意書を記載どおり承諾します。',
  'سلّم وكيل الشركة المفاتيح إلى الجار. أقبل هذه التسوية كما هي مكتوبة.',
  '로봇이 고장 났습니다. 이 합의서를 쓰인 그대로 수락합니다.',
])('who says he is none, or speaks of a machine, is none: %s', (text) => {
  expect(screen(text, context).reasons).not.toContain('disclosed_delegate')
})
