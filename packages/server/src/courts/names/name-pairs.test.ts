import { foldText } from '@peshi/contract/platform/fold'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFull } from '../../../../../scripts/lib/test-lengths.ts'
import { matchParties, sideKeys } from './match-parties.ts'
import { nameKey, nameKeysOf } from './name-keys.ts'
import { likeness, nameKeys } from './name-sounds.ts'

const shareKey = (one: string, other: string) => nameKeys(one).some((key) => nameKeys(other).includes(key))
const compare = (one: string, other: string) => (shareKey(one, other) ? likeness(one, other) : null)

const names: string[][] = [
  ['Ramesh Kumar', 'रमेश कुमार', 'رمیش کمار', 'রমেশ কুমার', 'ரமேஷ் குமார்', 'રમેશ કુમાર'],
  ['Sunita Devi', 'सुनीता देवी', 'سنیتا دیوی', 'সুনীতা দেবী', 'சுனிதா தேவி', 'સુનીતા દેવી'],
  ['Mohammad Arif', 'मोहम्मद आरिफ', 'محمد عارف', 'মোহাম্মদ আরিফ', 'முகமது ஆரிப்', 'મોહમ્મદ આરિફ'],
  ['Lakshmi Narayan', 'लक्ष्मी नारायण', 'لکشمی نارائن', 'লক্ষ্মী নারায়ণ', 'லட்சுமி நாராயண்', 'લક્ષ્મી નારાયણ'],
  ['Anil Sharma', 'अनिल शर्मा', 'انیل شرما', 'অনিল শর্মা', 'அனில் சர்மா', 'અનિલ શર્મા'],
  ['Ravi Rao', 'रवि राव', 'روی راؤ', 'রবি রাও', 'ரவி ராவ்', 'રવિ રાવ'],
  ['Uma Rai', 'उमा राय', 'اوما رائے', 'উমা রায়', 'உமா ராய்', 'ઉમા રાય'],
  ['Suresh Patel', 'सुरेश पटेल', 'سریش پٹیل', 'সুরেশ প্যাটেল', 'சுரேஷ் படேல்', 'સુરેશ પટેલ'],
  ['Meena Gupta', 'मीना गुप्ता', 'مینا گپتا', 'মীনা গুপ্তা', 'மீனா குப்தா', 'મીના ગુપ્તા'],
  ['Vijay Singh', 'विजय सिंह', 'وجے سنگھ', 'বিজয় সিং', 'விஜய் சிங்', 'વિજય સિંહ'],
  ['Shakeel Ansari', 'शकील अंसारी', 'شکیل انصاری', 'শাকিল আনসারি', 'ஷகீல் அன்சாரி', 'શકીલ અન્સારી'],
  ['Subrata Mukherjee', 'सुब्रत मुखर्जी', 'سبرت مکھرجی', 'সুব্রত মুখার্জী', 'சுப்ரத முகர்ஜி', 'સુબ્રત મુખર્જી'],
  ['Murugan Selvam', 'मुरुगन सेल्वम', 'مروگن سیلوم', 'মুরুগান সেলভাম', 'முருகன் செல்வம்', 'મુરુગન સેલ્વમ'],
  ['Prakash Joshi', 'प्रकाश जोशी', 'پرکاش جوشی', 'প্রকাশ জোশী', 'பிரகாஷ் ஜோஷி', 'પ્રકાશ જોશી'],
  ['Farida Begum', 'फरीदा बेगम', 'فریدہ بیگم', 'ফরিদা বেগম', 'பரிதா பேகம்', 'ફરીદા બેગમ'],
  ['Harish Mehta', 'हरीश मेहता', 'ہریش مہتا', 'হরিশ মেহতা', 'ஹரீஷ் மேத்தா', 'હરીશ મહેતા'],
  ['Kavita Nair', 'कविता नायर', 'کویتا نائر', 'কবিতা নায়ার', 'கவிதா நாயர்', 'કવિતા નાયર'],
  ['Sanjay Mishra', 'संजय मिश्रा', 'سنجے مشرا', 'সঞ্জয় মিশ্রা', 'சஞ்சய் மிஸ்ரா', 'સંજય મિશ્રા'],
  ['Zafar Qureshi', 'ज़फ़र क़ुरैशी', 'ظفر قریشی', 'জাফর কুরেশি', 'ஜாபர் குரேஷி', 'ઝફર કુરેશી'],
  ['Deepak Verma', 'दीपक वर्मा', 'دیپک ورما', 'দীপক বর্মা', 'தீபக் வர்மா', 'દીપક વર્મા'],
]

const typings: ((name: string) => string)[] = [
  (name) => name.toUpperCase(),
  (name) => name.normalize('NFD'),
  (name) => `\u202a${name}\u202c`,
  (name) => name.replace(/ /g, '\u00a0'),
  (name) => [...name].join('\u200d'),
  (name) =>
    name
      .replace(/ی/g, 'ي')
      .replace(/ک/g, 'ك')
      .replace(/ہ/g, 'ه')
      .replace(/\u093c/g, ''),
]

const equal = names.flatMap((row, at) => row.map((name, script) => [name, typings[(at + script) % 6]?.(name) ?? name]))
const alike = [
  ...names.flatMap(([latin = '', ...others]) => others.map((other) => [latin, other])),
  ...names.map(([latin = '']) => [latin, latin.split(' ').toReversed().join(' ')]),
  ...names.map(([latin = '']) => [latin, latin.replace(/^(\w)\w+/, '$1.')]),
]
const different = [
  ...names.flatMap(([latin = ''], at) => (names[(at + 1) % names.length] ?? []).map((other) => [latin, other])),
  ['Ravi Rao', 'Ravi Roy'],
  ['R. K. Sharma', 'R. P. Sharma'],
  ['Imran Khan', 'Irfan Khan'],
  ['Ram', 'Ram Singh'],
  ['LIC', 'SBI'],
]

test('in six scripts, most pairs of equal, similar and different names are rated correctly', () => {
  const rate = (pairs: string[][], isRight: (like: ReturnType<typeof likeness>) => boolean) => {
    const wrong = pairs.filter(([one = '', other = '']) => !isRight(compare(one, other)))
    return { pairs: pairs.length, rate: 1 - wrong.length / pairs.length, wrong }
  }
  const rates = {
    equal: rate(equal, (like) => like === 'same'),
    alike: rate(alike, (like) => like === 'alike' || like === 'sound'),
    different: rate(different, (like) => like === null),
  }
  for (const [kind, { pairs, rate: right, wrong }] of Object.entries(rates))
    console.info(`${kind}: ${(right * 100).toFixed(1)} % of ${pairs}`, wrong.map((pair) => pair.join(' / ')).join(', '))
  expect(rates.equal.rate).toBe(1)
  expect(rates.alike.rate).toBeGreaterThan(0.85)
  expect(rates.different.rate).toBeGreaterThan(0.97)
  expect(different.filter(([one = '', other = '']) => likeness(one, other) === 'same')).toEqual([])
})

test.each([
  ['Ram Lal', 'Ramlal', 'alike'],
  ['राम लाल', 'रामलाल', 'alike'],
  ['राम लाल', 'Ramlal', 'sound'],
  ['Abdul Rehman', 'Abdur Rahman', 'sound'],
  ['Abdus Salam', 'Abdul Salaam', 'sound'],
  ['Abdurrahman', 'Abdul Rahman', 'sound'],
  ['अब्दुर्रहमान', 'Abdul Rehman', 'sound'],
  ['عبد الرحمن', 'Abdur Rahman', 'sound'],
  ['Abdul Rehman', 'Abdul Salam', null],
  ['Sun Rise Traders Pvt. Ltd.', 'M/s Sunrise Traders', 'alike'],
  ['A.K.Sharma', 'A K Sharma', 'same'],
  ['V K Sharma', 'V.K. Sharma', 'same'],
  ['Smt. Uma Rai', 'UMA RAI', 'same'],
  ['Mst. Saira', 'Saira', 'same'],
  ['A & B Traders', 'A and B Traders', 'same'],
  ['ৰূপম শৰ্মা', 'রূপম শর্মা', 'sound'],
  ['Ravi\u3164Rao', 'RaviRao', 'same'],
  ['Late Shri Ali', 'Ali', 'same'],
  ['திரு அலி', 'அலி', 'same'],
  ['K. M. Rao', 'Rao', null],
] as const)('the likeness of %s and %s is %s', (one, other, like) => {
  expect(compare(one, other)).toBe(like)
})

const blocks: [number, number][] = [
  [0x41, 0x7a],
  [0x904, 0x939],
  [0x985, 0x9b9],
  [0xa05, 0xa39],
  [0xa85, 0xab9],
  [0xb05, 0xb39],
  [0xb85, 0xbb9],
  [0xc05, 0xc39],
  [0xc85, 0xcb9],
  [0xd05, 0xd39],
  [0x621, 0x6d2],
  [0x4e00, 0x4eff],
  [0x1c5a, 0x1c77],
]
const letter = fc
  .oneof(...blocks.map(([min, max]) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code))))
  .filter((one) => /\p{L}/u.test(one) && foldText(one) !== '')
const word = fc.array(letter, { minLength: 1, maxLength: 8 }).map((letters) => letters.join(''))
const anyName = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' ')),
  fc.array(letter, { minLength: 1, maxLength: 4 }).map((letters) => letters.map((one) => `${one}.`).join('')),
)

test('two spellings of a name are rated as equal if `foldText` returns the same text for both', () => {
  fc.assert(
    fc.property(anyName, fc.constantFrom(...typings), (name, type) => {
      const typed = type(name)
      fc.pre(foldText(typed) === foldText(name))
      expect(likeness(name, typed)).toBe('same')
      expect(nameKeys(name).some((key) => key.startsWith('=') && nameKeys(typed).includes(key))).toBe(true)
      const watched = nameKey(name)
      if (watched) expect(nameKeysOf([typed])).toContain(watched)
      if (sideKeys(name).length > 0) {
        expect(sideKeys(name).some((key) => sideKeys(typed).includes(key))).toBe(true)
        expect(
          matchParties({ petitioner: name, respondent: name }, { petitioner: typed, respondent: typed }),
        ).not.toBeNull()
      }
    }),
    { numRuns: isFull ? 2000 : 400 },
  )
})
