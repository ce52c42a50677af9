import type { NoteLanguage } from '@peshi/contract/clients/client-notes'
import type { Outcome } from '@peshi/contract/matters/outcomes'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { sayCourt } from '@peshi/courts/catalogue/courts'

type Written = 'en' | NoteLanguage

const outcomes: Record<Outcome, Record<Written, string>> = {
  adjourned: {
    en: 'The hearing was adjourned to another date.',
    hi: 'सुनवाई अगली तारीख़ तक टाल दी गई।',
    ur: 'سماعت اگلی تاریخ تک ملتوی کر دی گئی۔',
  },
  'part-heard': {
    en: 'The case was heard in part; the hearing will continue.',
    hi: 'मामला आंशिक रूप से सुना गया; सुनवाई आगे चलेगी।',
    ur: 'مقدمے کی جزوی سماعت ہوئی؛ سماعت آگے جاری رہے گی۔',
  },
  reserved: {
    en: 'The arguments are over and the court has reserved its order; it will be pronounced later.',
    hi: 'बहस पूरी हो गई है और न्यायालय ने आदेश सुरक्षित रख लिया है; वह बाद में सुनाया जाएगा।',
    ur: 'بحث مکمل ہو گئی ہے اور عدالت نے فیصلہ محفوظ کر لیا ہے؛ یہ بعد میں سنایا جائے گا۔',
  },
  disposed: {
    en: 'The court has disposed of the case.',
    hi: 'न्यायालय ने मामले का निपटारा कर दिया है।',
    ur: 'عدالت نے مقدمہ نمٹا دیا ہے۔',
  },
  allowed: {
    en: 'The court has allowed the case.',
    hi: 'न्यायालय ने मामला स्वीकार कर लिया है।',
    ur: 'عدالت نے مقدمہ منظور کر لیا ہے۔',
  },
  dismissed: {
    en: 'The court has dismissed the case.',
    hi: 'न्यायालय ने मामला खारिज कर दिया है।',
    ur: 'عدالت نے مقدمہ خارج کر دیا ہے۔',
  },
  'dismissed-in-default': {
    en: 'The case was dismissed because nobody appeared; an application to restore it can be made.',
    hi: 'किसी के उपस्थित न होने से मामला खारिज हुआ; उसे बहाल कराने का आवेदन दिया जा सकता है।',
    ur: 'کسی کے حاضر نہ ہونے پر مقدمہ خارج ہوا؛ بحالی کی درخواست دی جا سکتی ہے۔',
  },
  'passed-over': {
    en: 'The case was passed over when it was called, to be taken up later.',
    hi: 'पुकार पर मामला आगे बढ़ाया गया; उसे बाद में लिया जाएगा।',
    ur: 'پکار پر مقدمہ مؤخر کیا گیا؛ اسے بعد میں لیا جائے گا۔',
  },
  'not-reached': {
    en: 'The court rose before the case was reached.',
    hi: 'न्यायालय का समय समाप्त होने से मामले की बारी नहीं आई।',
    ur: 'عدالت کا وقت ختم ہونے کے باعث مقدمے کی باری نہ آئی۔',
  },
  'bench-not-sitting': {
    en: 'The court did not sit on that day.',
    hi: 'उस दिन न्यायालय नहीं बैठा।',
    ur: 'اس دن عدالت نہیں بیٹھی۔',
  },
  'notice-issued': {
    en: 'The court has issued notice to the other side.',
    hi: 'न्यायालय ने दूसरे पक्ष को नोटिस जारी किया है।',
    ur: 'عدالت نے فریقِ مخالف کو نوٹس جاری کیا ہے۔',
  },
  'stay-granted': {
    en: 'The court has granted a stay.',
    hi: 'न्यायालय ने रोक (स्थगन) दे दी है।',
    ur: 'عدالت نے حکمِ امتناعی دے دیا ہے۔',
  },
  'stay-extended': {
    en: 'The stay continues.',
    hi: 'रोक (स्थगन) आगे बढ़ा दी गई है।',
    ur: 'حکمِ امتناعی میں توسیع کر دی گئی ہے۔',
  },
  'stay-vacated': {
    en: 'The stay has been lifted.',
    hi: 'रोक (स्थगन) हटा दी गई है।',
    ur: 'حکمِ امتناعی ختم کر دیا گیا ہے۔',
  },
  'counter-time': {
    en: 'The court has given time to file a counter affidavit.',
    hi: 'न्यायालय ने प्रति शपथपत्र दाखिल करने का समय दिया है।',
    ur: 'عدالت نے جوابی بیانِ حلفی داخل کرنے کا وقت دیا ہے۔',
  },
  'rejoinder-time': {
    en: 'The court has given time to file a rejoinder.',
    hi: 'न्यायालय ने प्रत्युत्तर शपथपत्र दाखिल करने का समय दिया है।',
    ur: 'عدالت نے جواب الجواب داخل کرنے کا وقت دیا ہے۔',
  },
  'bail-granted': {
    en: 'Bail has been granted.',
    hi: 'ज़मानत मंज़ूर हो गई है।',
    ur: 'ضمانت منظور ہو گئی ہے۔',
  },
  'bail-rejected': {
    en: 'Bail has been refused.',
    hi: 'ज़मानत नामंज़ूर हुई है।',
    ur: 'ضمانت مسترد ہو گئی ہے۔',
  },
  transferred: {
    en: 'The case has been transferred to another court.',
    hi: 'मामला दूसरे न्यायालय में स्थानांतरित हुआ है।',
    ur: 'مقدمہ دوسری عدالت میں منتقل ہو گیا ہے۔',
  },
  tagged: {
    en: 'The case will be heard together with another.',
    hi: 'मामला दूसरे मामले के साथ सुना जाएगा।',
    ur: 'مقدمہ دوسرے مقدمے کے ساتھ سنا جائے گا۔',
  },
}

const frames: Record<Written, { day(label: string, court: string, date: string): string; next(date: string): string }> =
  {
    en: {
      day: (label, court, date) => `Your case ${label}was before the ${court} on ${date}.`,
      next: (date) => `The next date is ${date}.`,
    },
    hi: {
      day: (label, court, date) => `आपका मामला ${label}${date} को ${court} के समक्ष था।`,
      next: (date) => `अगली तारीख़ ${date} है।`,
    },
    ur: {
      day: (label, court, date) => `آپ کا مقدمہ ${label}مورخہ ${date} کو ${court} کے سامنے تھا۔`,
      next: (date) => `اگلی تاریخ ${date} ہے۔`,
    },
  }

const locales: Record<Written, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn', ur: 'ur-IN-u-nu-latn' }

const sayDate = (date: CourtDate, language: Written) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

interface Day {
  /** Null for a case without a number. */
  label: string | null
  court: string
  date: CourtDate
  outcome: Outcome
  nextDate: CourtDate | null
}

export function writeNote({ label, court, date, outcome, nextDate }: Day, language: Written): string {
  const { day, next } = frames[language]
  return [
    day(label ? `${label} ` : '', sayCourt(court, language), sayDate(date, language)),
    outcomes[outcome][language],
    ...(nextDate ? [next(sayDate(nextDate, language))] : []),
  ].join(' ')
}
