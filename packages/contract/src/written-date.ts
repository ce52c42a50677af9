import { CourtDate } from './dates.ts'
import { plainDigits } from './digits.ts'

// English with its short forms, Hindi, Marathi, Urdu, Bengali, Gujarati, Punjabi, Tamil, Telugu, Kannada, Malayalam, Odia.
const months = [
  'january jan जनवरी जानेवारी جنوری জানুয়ারি জানুয়ারী જાન્યુઆરી ਜਨਵਰੀ ஜனவரி జనవరి ಜನವರಿ ജനുവരി ଜାନୁଆରୀ',
  'february feb फरवरी फ़रवरी फेब्रुवारी فروری ফেব্রুয়ারি ফেব্রুয়ারী ફેબ્રુઆરી ਫਰਵਰੀ பிப்ரவரி ఫిబ్రవరి ಫೆಬ್ರವರಿ ഫെബ്രുവരി ଫେବୃଆରୀ',
  'march mar मार्च مارچ মার্চ માર્ચ ਮਾਰਚ மார்ச் మార్చి ಮಾರ್ಚ್ മാർച്ച് ମାର୍ଚ୍ଚ',
  'april apr अप्रैल एप्रिल اپریل এপ্রিল એપ્રિલ ਅਪ੍ਰੈਲ ஏப்ரல் ఏప్రిల్ ಏಪ್ರಿಲ್ ഏപ്രിൽ ଅପ୍ରେଲ',
  'may मई मे مئی মে મે ਮਈ மே మే ಮೇ മേയ് ମେ',
  'june jun जून جون জুন જૂન ਜੂਨ ஜூன் జూన్ ಜೂನ್ ജൂൺ ଜୁନ',
  'july jul जुलाई जुलै جولائی জুলাই જુલાઈ ਜੁਲਾਈ ஜூலை జూలై ಜುಲೈ ജൂലൈ ଜୁଲାଇ',
  'august aug अगस्त ऑगस्ट اگست আগস্ট ઓગસ્ટ ઑગસ્ટ ਅਗਸਤ ஆகஸ்ட் ఆగస్టు ಆಗಸ್ಟ್ ഓഗസ്റ്റ് ଅଗଷ୍ଟ',
  'september sept sep सितंबर सितम्बर सप्टेंबर ستمبر সেপ্টেম্বর સપ્ટેમ્બર ਸਤੰਬਰ செப்டம்பர் సెప్టెంబర్ ಸೆಪ್ಟೆಂಬರ್ സെപ്റ്റംബർ ସେପ୍ଟେମ୍ବର',
  'october oct अक्टूबर अक्तूबर ऑक्टोबर اکتوبر অক্টোবর ઓક્ટોબર ઑક્ટોબર ਅਕਤੂਬਰ அக்டோபர் అక్టోబర్ ಅಕ್ಟೋಬರ್ ഒക്ടോബർ ଅକ୍ଟୋବର',
  'november nov नवंबर नवम्बर नोव्हेंबर نومبر নভেম্বর નવેમ્બર ਨਵੰਬਰ நவம்பர் నవంబర్ ನವೆಂಬರ್ നവംബർ ନଭେମ୍ବର',
  'december dec दिसंबर दिसम्बर डिसेंबर دسمبر ডিসেম্বর ડિસેમ્બર ਦਸੰਬਰ டிசம்பர் డిసెంబర్ ಡಿಸೆಂಬರ್ ഡിസംബർ ଡିସେମ୍ବର',
].map((names) => names.normalize('NFC').split(' '))
const monthNumbers = new Map(months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)))
const monthName = [...monthNumbers.keys()].sort((one, other) => other.length - one.length).join('|')

/** Turns the last two digits of a year into a year: what they mean depends on what the date is about. */
export type ShortYear = (twoDigits: number) => number

/** 80 years back to 19 years ahead of `year`: `27` in 2026 is 2027, `96` is 1996. */
export const shortYearNear =
  (year: number): ShortYear =>
  (twoDigits) => {
    const century = year - (year % 100)
    const near = century + twoDigits
    if (near > year + 19) return near - 100
    return near <= year - 80 ? near + 100 : near
  }

/** A date that stands in a text. */
export interface DateInText {
  date: CourtDate
  /** Where it begins and ends, in UTF-16 units. */
  start: number
  end: number
}

const inDigits = /(?<![\d./-])(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d/-]|\.\d)/g
const yearFirst = /(?<![\d./-])(\d{4})([./-])(\d{1,2})\2(\d{1,2})(?![\d/-]|\.\d)/g
const dayThenMonth = new RegExp(
  `(?<!\\d)(\\d{1,2}) ?(?:st|nd|rd|th)?(?: day)?(?: of)?[ ,./-]*(${monthName})[a-z]*[.,]?[ ,./-]*(\\d{4}|\\d{2})(?!\\d)`,
  'giu',
)
const monthThenDay = new RegExp(
  `(?<![\\p{L}])(${monthName})\\.? *(\\d{1,2}) ?(?:st|nd|rd|th)?,? +(\\d{4})(?!\\d)`,
  'giu',
)

const monthOf = (name = '') => monthNumbers.get(name.toLowerCase()) ?? 0

function toDate(year: string, month: number, day: string, shortYear: ShortYear): CourtDate | null {
  const whole = year.length === 2 ? shortYear(Number(year)) : Number(year)
  const text = `${String(whole).padStart(4, '0')}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return CourtDate.safeParse(text).data ?? null
}

/**
 * The calendar dates that stand in a running text, day first as Indian courts write them, in the order of writing.
 * A number that is no day of a calendar is left out.
 */
export function findDates(text: string, shortYear: ShortYear): DateInText[] {
  const plain = plainDigits(text)
  const found: DateInText[] = []
  const add = (match: RegExpMatchArray, year = '', month: number, day = '') => {
    const date = toDate(year, month, day, shortYear)
    const start = match.index ?? 0
    if (date) found.push({ date, start, end: start + match[0].length })
  }
  for (const match of plain.matchAll(inDigits)) add(match, match[4], Number(match[3]), match[1])
  for (const match of plain.matchAll(yearFirst)) add(match, match[1], Number(match[3]), match[4])
  for (const match of plain.matchAll(dayThenMonth)) add(match, match[3], monthOf(match[2]), match[1])
  for (const match of plain.matchAll(monthThenDay)) add(match, match[3], monthOf(match[1]), match[2])
  found.sort((one, other) => one.start - other.start || other.end - one.end)
  return found.filter(({ start }, index) => index === 0 || start >= (found[index - 1]?.end ?? 0))
}
