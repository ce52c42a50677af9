import type { DraftLanguage } from '@peshi/contract/papers/drafts'
import { inWords, type Paise } from '@peshi/contract/platform/money'
import { inHindiWords, inUrduWords } from '@peshi/contract/platform/rupees-in-words'
import type { ServingMode } from '@peshi/contract/trackers/servings'

type Role = readonly [petitioner: string, respondent: string]

interface DraftWords {
  caseNumber(type: string, number: string, year: string | number): string
  andOthers(count: number): string
  and: string
  roles: Record<'suit' | 'appeal' | 'complaint' | 'application' | 'petition', Role>
  ofAct(act: string, sections: string): string
  modes: Record<ServingMode, string>
  served(date: string): string
  notServed: string
  filed: string
  order: string
  judgment: string
  sum(amount: string): string
  inWords(amount: Paise): string
}

export const draftWords: Record<DraftLanguage, DraftWords> = {
  en: {
    caseNumber: (type, number, year) => `${type} No. ${number} of ${year}`,
    andOthers: (count) => (count === 1 ? ' and another' : ' and others'),
    and: ' and ',
    roles: {
      suit: ['Plaintiff', 'Defendant'],
      appeal: ['Appellant', 'Respondent'],
      complaint: ['Complainant', 'Accused'],
      application: ['Applicant', 'Opposite Party'],
      petition: ['Petitioner', 'Respondent'],
    },
    ofAct: (act, sections) => (sections ? `${/[,/]/.test(sections) ? 'sections' : 'section'} ${sections} ${act}` : act),
    modes: {
      court: 'through the court',
      dasti: 'dasti',
      'speed-post': 'speed post',
      email: 'e-mail',
      whatsapp: 'WhatsApp',
      publication: 'publication in a newspaper',
    },
    served: (date) => (date ? `served on ${date}` : 'served'),
    notServed: 'not served',
    filed: 'The case was filed.',
    order: 'The court passed an order.',
    judgment: 'The court gave its judgment.',
    sum: (amount) => `Rs. ${amount}`,
    inWords,
  },
  hi: {
    caseNumber: (type, number, year) => `${type} संख्या ${number} सन् ${year}`,
    andOthers: (count) => (count === 1 ? ' एवं एक अन्य' : ' एवं अन्य'),
    and: ' एवं ',
    roles: {
      suit: ['वादी', 'प्रतिवादी'],
      appeal: ['अपीलार्थी', 'प्रत्यर्थी'],
      complaint: ['परिवादी', 'अभियुक्त'],
      application: ['प्रार्थी', 'विपक्षी'],
      petition: ['याची', 'विपक्षी'],
    },
    ofAct: (act, sections) => (sections ? `धारा ${sections} ${act}` : act),
    modes: {
      court: 'न्यायालय द्वारा',
      dasti: 'दस्ती',
      'speed-post': 'स्पीड पोस्ट',
      email: 'ई-मेल',
      whatsapp: 'व्हाट्सऐप',
      publication: 'समाचार पत्र में प्रकाशन',
    },
    served: (date) => (date ? `${date} को तामील` : 'तामील'),
    notServed: 'तामील नहीं',
    filed: 'वाद प्रस्तुत किया गया।',
    order: 'न्यायालय ने आदेश पारित किया।',
    judgment: 'न्यायालय ने निर्णय दिया।',
    sum: (amount) => `${amount} रुपये`,
    inWords: inHindiWords,
  },
  ur: {
    caseNumber: (type, number, year) => `${type} نمبر ${number} سال ${year}`,
    andOthers: (count) => (count === 1 ? ' و ایک دیگر' : ' و دیگران'),
    and: ' اور ',
    roles: {
      suit: ['مدعی', 'مدعا علیہ'],
      appeal: ['اپیل کنندہ', 'مسئول علیہ'],
      complaint: ['مستغیث', 'ملزم'],
      application: ['درخواست گزار', 'فریق ثانی'],
      petition: ['درخواست گزار', 'مسئول علیہ'],
    },
    ofAct: (act, sections) => (sections ? `دفعہ ${sections} ${act}` : act),
    modes: {
      court: 'عدالت کے ذریعے',
      dasti: 'دستی',
      'speed-post': 'اسپیڈ پوسٹ',
      email: 'ای میل',
      whatsapp: 'واٹس ایپ',
      publication: 'اخبار میں اشاعت',
    },
    served: (date) => (date ? `${date} کو تعمیل` : 'تعمیل'),
    notServed: 'تعمیل نہیں',
    filed: 'مقدمہ دائر کیا گیا۔',
    order: 'عدالت نے حکم صادر کیا۔',
    judgment: 'عدالت نے فیصلہ سنایا۔',
    sum: (amount) => `${amount} روپے`,
    inWords: inUrduWords,
  },
}
