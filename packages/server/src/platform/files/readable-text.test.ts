import { describe, expect, test } from 'vitest'
import { readKrutiDev } from './kruti-dev.ts'
import { readablePages, readableText } from './readable-text.ts'

test.each([
  ["vkns'k", 'आदेश'],
  ['U;k;ky;', 'न्यायालय'],
  ['izkFkhZ', 'प्रार्थी'],
  ['fd;k x;kA', 'किया गया।'],
  ['fLFkfr', 'स्थिति'],
  ['vf/kfu;e', 'अधिनियम'],
  ['}kjk i{k', 'द्वारा पक्ष'],
  ['fu.kZ;', 'निर्णय'],
  ['of.kZr', 'वर्णित'],
  ['vkSj dksbZ', 'और कोई'],
  ['¼1½ fnukad 12&11&2026', '(1) दिनांक 12-11-2026'],
  ["fo:)] 'kq)", 'विरूद्ध, शुद्ध'],
])('the Kruti Dev text %s is converted to %s', (written, shown) => {
  expect(readKrutiDev(written)).toBe(shown.normalize('NFC'))
})

const body = "izkFkhZ ds fo}ku vf/koDrk dks lquk x;kA ;g vkns'k U;k;ky; }kjk fn;k x;k gSA"

test('of a page’s text, only text in a legacy font is converted to Hindi', () => {
  const [page] = readablePages([
    [
      { font: 'f1', text: 'WRIT - C No. 12345 of 2024\n' },
      { font: 'f2', text: body.slice(0, 4) },
      { font: 'f2', text: `${body.slice(4)}\n` },
      { font: 'f3', text: "vkns'k" },
    ],
  ])
  expect(page).toBe(
    'WRIT - C No. 12345 of 2024\nप्रार्थी के विद्वान अधिवक्ता को सुना गया। यह आदेश न्यायालय द्वारा दिया गया है।\nआदेश',
  )
})

test('English text is not converted as legacy-font text', () => {
  const text = 'List on 1.12.2026. The petitioner; the State [respondent] and others = none.'
  expect(readablePages([[{ font: 'f1', text }]])).toEqual([text])
})

describe('repairing the order of characters', () => {
  test.each([
    ['िकया गया', 'किया गया'],
    ['िस्थित', 'स्थित'],
    ['न्यायालयाा', 'न्यायालया'],
    ['सुनवाइर् का कायर्', 'सुनवाई का कार्य'],
    ['काेई अाैर', 'कोई और'],
  ])('the misordered text %s becomes %s', (drawn, meant) => {
    expect(readableText(drawn)).toBe(meant)
  })

  test('a whole text whose characters are in drawing order is repaired', () => {
    const meant =
      'विद्वान अधिवक्ता की याचिका पर निर्देश दिया गया कि सचिव यह कार्य पूर्व की भाँति करें तथा स्थिति बताएँ, प्रार्थी को सुना जाए, अगली सुनवाई अधिवक्ताओं के समक्ष हो।'
    const drawn = meant.replace(/((?:[क-ह]्)*[क-ह])ि/gu, 'ि$1').replace(/र्((?:[क-ह]्)*[क-ह][ा-ौ]*)/gu, '$1र्')
    expect(drawn).toContain('अिधवक्ता')
    expect(drawn).toContain('प्राथीर्')
    expect(readableText(drawn)).toBe(meant)
  })

  test('Urdu text in presentation forms or in reversed order is repaired', () => {
    const meant = 'عدالت نے یہ حکم اس مقدمے میں دیا ہے اور اس کی نقل دی جائے'
    expect(readableText([...meant].reverse().join(''))).toBe(meant)
    expect(readableText('ﮐﮯ')).toBe('کے')
  })
})

test('garbled text is treated as no text', () => {
  const garbled =
    "विवपक्षी के अधिवक्ता के सान गया ताथा पत्रावला के परिराशलान विकेया गया। प्रविताशपथापत्रा म' दखि)ला विकेया जाए। विनर्णी5ता के6 जाता ह7। के8षि: भू<षिम"
  const bytes =
    'या\u0002ची\u0004 के\b अधि\u0015वक्त\u0002 तथा\u0002 विवपक्षी\u0004 के\u0018 ओरा से\b विवद्वा\u0002न अधि\u0015वक्त\u0002 के\u001b से\u001cन\u0002 गया\u0002।'
  const unknown = 'k{k;q p;o d}j [t;u u`k m;k '.repeat(12)
  expect([garbled, bytes, unknown].map((text) => readableText(text))).toEqual([null, null, null])
})

test.each([
  'याची के विद्वान अधिवक्ता को सुना गया तथा पत्रावली का परिशीलन किया गया। धारा-420 के अंतर्गत 2 आरोप हैं।',
  'प्रकरण क्र.12/2024 (म.प्र.) "आदेश" दिनांक 12.11.2026 को पारित; मा. न्यायाधीश श्री सिंह।',
  'सदर प्रकरणी अर्जदाराचे म्हणणे ऐकले आणि असे आदेश करण्यात येत आहेत.',
  '1. ABC-12/2024 2. DEF-13/2024 a@b.in https://x.example/?a=1&b=2',
])('this readable text is not changed: %s', (text) => {
  expect(readableText(text)).toBe(text)
})
