import type { Paise } from './money.ts'

const belowHundredInHindi = [
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस',
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस',
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस',
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास',
  'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ',
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर',
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी',
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी',
  'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
]

const belowHundredInUrdu = [
  'صفر ایک دو تین چار پانچ چھ سات آٹھ نو',
  'دس گیارہ بارہ تیرہ چودہ پندرہ سولہ سترہ اٹھارہ انیس',
  'بیس اکیس بائیس تئیس چوبیس پچیس چھبیس ستائیس اٹھائیس انتیس',
  'تیس اکتیس بتیس تینتیس چونتیس پینتیس چھتیس سینتیس اڑتیس انتالیس',
  'چالیس اکتالیس بیالیس تینتالیس چوالیس پینتالیس چھیالیس سینتالیس اڑتالیس انچاس',
  'پچاس اکیاون باون ترپن چون پچپن چھپن ستاون اٹھاون انسٹھ',
  'ساٹھ اکسٹھ باسٹھ تریسٹھ چونسٹھ پینسٹھ چھیاسٹھ سڑسٹھ اڑسٹھ انہتر',
  'ستر اکہتر بہتر تہتر چوہتر پچہتر چھہتر ستتر اٹھہتر اناسی',
  'اسی اکیاسی بیاسی تراسی چوراسی پچاسی چھیاسی ستاسی اٹھاسی نواسی',
  'نوے اکیانوے بانوے ترانوے چورانوے پچانوے چھیانوے ستانوے اٹھانوے ننانوے',
]

interface NumberWords {
  belowHundred: readonly string[]
  /** Words of 1,00,00,000, 1,00,000, 1,000 and 100. */
  powers: readonly [string, string, string, string]
  rupees: readonly [one: string, many: string]
  paise: readonly [one: string, many: string]
  and: string
  only: string
}

const powers = [10_000_000, 100_000, 1000, 100] as const

const hindi: NumberWords = {
  belowHundred: belowHundredInHindi.flatMap((row) => row.split(' ')),
  powers: ['करोड़', 'लाख', 'हज़ार', 'सौ'],
  rupees: ['रुपया', 'रुपये'],
  paise: ['पैसा', 'पैसे'],
  and: 'और',
  only: 'मात्र',
}

const urdu: NumberWords = {
  belowHundred: belowHundredInUrdu.flatMap((row) => row.split(' ')),
  powers: ['کروڑ', 'لاکھ', 'ہزار', 'سو'],
  rupees: ['روپیہ', 'روپے'],
  paise: ['پیسہ', 'پیسے'],
  and: 'اور',
  only: 'صرف',
}

function wordsOf(number: number, words: NumberWords): string {
  for (const [at, power] of powers.entries())
    if (number >= power) {
      const rest = number % power
      const many = `${wordsOf(Math.floor(number / power), words)} ${words.powers[at]}`
      return rest > 0 ? `${many} ${wordsOf(rest, words)}` : many
    }
  return words.belowHundred[number] ?? ''
}

function write(amount: Paise, words: NumberWords): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} cannot be written in words`)
  const [rupees, paise] = [Math.floor(amount / 100), amount % 100]
  const count = (number: number, [one, many]: readonly [string, string]) =>
    `${wordsOf(number, words)} ${number === 1 ? one : many}`
  const parts = [
    ...(rupees > 0 || paise === 0 ? [count(rupees, words.rupees)] : []),
    ...(paise > 0 ? [count(paise, words.paise)] : []),
  ]
  return `${parts.join(` ${words.and} `)} ${words.only}`
}

/** `बारह लाख चौंतीस हज़ार रुपये और पचास पैसे मात्र`. */
export const inHindiWords = (amount: Paise): string => write(amount, hindi)

/** `بارہ لاکھ چونتیس ہزار روپے اور پچاس پیسے صرف`. */
export const inUrduWords = (amount: Paise): string => write(amount, urdu)
