import type { Kind } from './types.ts'

export interface Disposal {
  nature: string
  english: string
  hindi: string
}

export interface KindProfile {
  against: 'state' | 'person' | 'either'
  petition: string
  petitionHindi: string
  prayer: string
  criminal: boolean
  division: boolean
  stages: { fresh: string; pleadings: string; hearing: string }
  section: string
  categories: { name: string; code: number; sub: { name: string; code: number }[] }[]
  acts: { act: string; section: string }[]
  applications: string[]
  disposals: Disposal[]
  hasLowerCourt: boolean
  hasFir: boolean
}

const allowed: Disposal = {
  nature: 'ALLOWED',
  english: 'For the reasons recorded above the matter succeeds and is allowed. No order as to costs.',
  hindi: 'उपरोक्त कारणों से प्रार्थना पत्र स्वीकार किया जाता है।',
}
const dismissed: Disposal = {
  nature: 'DISMISSED',
  english: 'No ground for interference is made out. The matter is accordingly dismissed.',
  hindi: 'हस्तक्षेप का कोई आधार नहीं है। अतः प्रार्थना पत्र निरस्त किया जाता है।',
}
const withdrawn: Disposal = {
  nature: 'DISMISSED AS WITHDRAWN',
  english:
    'Learned counsel prays for leave to withdraw. The prayer is allowed and the matter is dismissed as withdrawn.',
  hindi: 'विद्वान अधिवक्ता की प्रार्थना पर प्रार्थना पत्र वापस लिए जाने के आधार पर निरस्त किया जाता है।',
}
const disposedOf: Disposal = {
  nature: 'DISPOSED OFF',
  english:
    'The matter is disposed of with a direction to the competent authority to decide the pending representation by a reasoned order within eight weeks of a certified copy being placed before it.',
  hindi: 'सक्षम प्राधिकारी को आठ सप्ताह में निर्णय लेने के निर्देश के साथ प्रार्थना पत्र निस्तारित किया जाता है।',
}
const bailGranted: Disposal = {
  nature: 'BAIL GRANTED',
  english:
    'Without expressing any opinion on the merits, let the applicant be released on bail on furnishing a personal bond and two sureties each in the like amount to the satisfaction of the court concerned.',
  hindi:
    'प्रकरण के गुण-दोष पर कोई मत व्यक्त किए बिना आवेदक को व्यक्तिगत बंधपत्र एवं दो प्रतिभू दाखिल करने पर जमानत पर रिहा किया जाए।',
}
const bailRefused: Disposal = {
  nature: 'REJECTED',
  english: 'Looking to the gravity of the allegation and the stage of the trial, the prayer for bail is rejected.',
  hindi: 'अपराध की गंभीरता को देखते हुए जमानत प्रार्थना पत्र निरस्त किया जाता है।',
}

const civilStages = { fresh: 'FRESH MATTERS', pleadings: 'FOR ADMISSION AFTER NOTICE', hearing: 'FOR FINAL HEARING' }
const criminalStages = { fresh: 'FRESH MATTERS', pleadings: 'ORDERS', hearing: 'FOR HEARING' }
const bns = 'BHARATIYA NYAYA SANHITA, 2023'
const bnss = 'BHARATIYA NAGARIK SURAKSHA SANHITA, 2023'

export const kinds: Record<Kind, KindProfile> = {
  writ: {
    against: 'state',
    petition: 'writ petition',
    petitionHindi: 'रिट याचिका',
    prayer: 'quashing of the order impugned and a direction to the respondents to decide afresh',
    criminal: false,
    division: true,
    stages: civilStages,
    section: 'Civil Misc. Writ Section',
    categories: [
      { name: 'LAND ACQUISITION', code: 1800, sub: [{ name: 'RATE OF COMPENSATION', code: 1804 }] },
      {
        name: 'MUNICIPAL MATTERS',
        code: 2200,
        sub: [
          { name: 'HOUSE TAX AND WATER TAX', code: 2203 },
          { name: 'DEMOLITION', code: 2207 },
        ],
      },
    ],
    acts: [
      { act: 'CONSTITUTION OF INDIA', section: '226' },
      { act: 'U.P. REVENUE CODE, 2006', section: '24,210' },
    ],
    applications: ['Stay', 'Impleadment', 'Early Hearing', 'Amendment'],
    disposals: [allowed, dismissed, disposedOf, withdrawn],
    hasLowerCourt: false,
    hasFir: false,
  },
  service: {
    against: 'state',
    petition: 'writ petition',
    petitionHindi: 'रिट याचिका',
    prayer: 'payment of the arrears of salary with continuity in service',
    criminal: false,
    division: false,
    stages: civilStages,
    section: 'Service Section',
    categories: [
      {
        name: 'SERVICE MATTERS',
        code: 300,
        sub: [
          { name: 'PENSION AND GRATUITY', code: 312 },
          { name: 'TRANSFER', code: 318 },
        ],
      },
    ],
    acts: [{ act: 'CONSTITUTION OF INDIA', section: '226' }],
    applications: ['Stay', 'Recall', 'Impleadment'],
    disposals: [allowed, dismissed, disposedOf],
    hasLowerCourt: false,
    hasFir: false,
  },
  pil: {
    against: 'state',
    petition: 'public interest litigation',
    petitionHindi: 'जनहित याचिका',
    prayer: 'removal of the encroachment from the pond land of the village and a time-bound report',
    criminal: false,
    division: true,
    stages: civilStages,
    section: 'PIL Section',
    categories: [{ name: 'PUBLIC INTEREST LITIGATION', code: 900, sub: [{ name: 'ENVIRONMENT', code: 905 }] }],
    acts: [{ act: 'CONSTITUTION OF INDIA', section: '226' }],
    applications: ['Intervention', 'Compliance'],
    disposals: [disposedOf, dismissed],
    hasLowerCourt: false,
    hasFir: false,
  },
  habeas: {
    against: 'state',
    petition: 'habeas corpus petition',
    petitionHindi: 'बंदी प्रत्यक्षीकरण याचिका',
    prayer: 'production of the corpus before the Court and setting it at liberty',
    criminal: true,
    division: true,
    stages: criminalStages,
    section: 'Criminal Writ Section',
    categories: [{ name: 'HABEAS CORPUS PETITION', code: 107, sub: [{ name: 'PREVENTIVE DETENTION', code: 3 }] }],
    acts: [{ act: 'CONSTITUTION OF INDIA', section: '226' }],
    applications: ['Early Hearing'],
    disposals: [allowed, dismissed, withdrawn],
    hasLowerCourt: false,
    hasFir: false,
  },
  contempt: {
    against: 'person',
    petition: 'contempt application',
    petitionHindi: 'अवमानना प्रार्थना पत्र',
    prayer: 'proceedings against the opposite party for wilful disobedience of the order passed earlier',
    criminal: false,
    division: false,
    stages: { fresh: 'FRESH MATTERS', pleadings: 'FOR COMPLIANCE AFFIDAVIT', hearing: 'FOR FRAMING OF CHARGE' },
    section: 'Contempt Section',
    categories: [{ name: 'CONTEMPT (CIVIL)', code: 1200, sub: [{ name: 'NON COMPLIANCE OF ORDER', code: 1201 }] }],
    acts: [{ act: 'CONTEMPT OF COURTS ACT, 1971', section: '12' }],
    applications: ['Exemption from Personal Appearance'],
    disposals: [disposedOf, dismissed],
    hasLowerCourt: false,
    hasFir: false,
  },
  bail: {
    against: 'state',
    petition: 'bail application',
    petitionHindi: 'जमानत प्रार्थना पत्र',
    prayer: 'release on bail in the crime number noted above',
    criminal: true,
    division: false,
    stages: { fresh: 'FRESH MATTERS', pleadings: 'FOR CASE DIARY', hearing: 'FOR HEARING' },
    section: 'Criminal Section',
    categories: [{ name: 'BAIL APPLICATION', code: 1300, sub: [{ name: 'REGULAR BAIL', code: 1301 }] }],
    acts: [
      { act: bns, section: '103(1),3(5)' },
      { act: bnss, section: '483' },
    ],
    applications: ['Short Term Bail', 'Early Hearing'],
    disposals: [bailGranted, bailGranted, bailRefused, withdrawn],
    hasLowerCourt: true,
    hasFir: true,
  },
  'criminal-petition': {
    against: 'state',
    petition: 'application',
    petitionHindi: 'प्रार्थना पत्र',
    prayer: 'quashing of the charge sheet and of the proceedings arising out of the crime number noted above',
    criminal: true,
    division: false,
    stages: criminalStages,
    section: 'Criminal Section',
    categories: [{ name: 'CRL.P', code: 112, sub: [{ name: '482-U/S 482', code: 8 }] }],
    acts: [
      { act: bnss, section: '528' },
      { act: bns, section: '85,115(2),351(3)' },
    ],
    applications: ['Stay', 'Compromise'],
    disposals: [allowed, dismissed, disposedOf, withdrawn],
    hasLowerCourt: true,
    hasFir: true,
  },
  'criminal-appeal': {
    against: 'state',
    petition: 'criminal appeal',
    petitionHindi: 'आपराधिक अपील',
    prayer: 'setting aside of the conviction and sentence recorded by the trial court',
    criminal: true,
    division: true,
    stages: { fresh: 'FRESH MATTERS', pleadings: 'FOR SUMMONING OF RECORD', hearing: 'FOR FINAL HEARING' },
    section: 'Criminal Appeal Section',
    categories: [{ name: 'APPEAL AGAINST CONVICTION', code: 1100, sub: [{ name: 'LIFE IMPRISONMENT', code: 1102 }] }],
    acts: [
      { act: 'INDIAN PENAL CODE, 1860', section: '302,34' },
      { act: 'CODE OF CRIMINAL PROCEDURE, 1973', section: '374(2)' },
    ],
    applications: ['Suspension of Sentence', 'Bail', 'Early Hearing'],
    disposals: [allowed, dismissed],
    hasLowerCourt: true,
    hasFir: true,
  },
  revision: {
    against: 'either',
    petition: 'criminal revision',
    petitionHindi: 'आपराधिक पुनरीक्षण',
    prayer: 'setting aside of the maintenance order passed by the Family Court',
    criminal: true,
    division: false,
    stages: criminalStages,
    section: 'Criminal Revision Section',
    categories: [{ name: 'CRIMINAL REVISION', code: 1400, sub: [{ name: 'MAINTENANCE', code: 1404 }] }],
    acts: [{ act: bnss, section: '438,442' }],
    applications: ['Stay', 'Condonation of Delay'],
    disposals: [allowed, dismissed],
    hasLowerCourt: true,
    hasFir: false,
  },
  'civil-appeal': {
    against: 'person',
    petition: 'appeal',
    petitionHindi: 'अपील',
    prayer: 'setting aside of the judgment and decree of the court below',
    criminal: false,
    division: true,
    stages: civilStages,
    section: 'Civil Appeal Section',
    categories: [{ name: 'MOTOR ACCIDENT CLAIMS', code: 500, sub: [{ name: 'ENHANCEMENT', code: 502 }] }],
    acts: [
      { act: 'MOTOR VEHICLES ACT, 1988', section: '173' },
      { act: 'CODE OF CIVIL PROCEDURE, 1908', section: '96' },
    ],
    applications: ['Stay', 'Condonation of Delay', 'Substitution'],
    disposals: [allowed, dismissed],
    hasLowerCourt: true,
    hasFir: false,
  },
  'intra-appeal': {
    against: 'state',
    petition: 'appeal',
    petitionHindi: 'विशेष अपील',
    prayer: 'setting aside of the judgment of the learned Single Judge',
    criminal: false,
    division: true,
    stages: civilStages,
    section: 'Special Appeal Section',
    categories: [{ name: 'INTRA COURT APPEAL', code: 600, sub: [{ name: 'SERVICE', code: 601 }] }],
    acts: [{ act: 'LETTERS PATENT, 1865', section: '15' }],
    applications: ['Stay', 'Condonation of Delay'],
    disposals: [allowed, dismissed, disposedOf],
    hasLowerCourt: false,
    hasFir: false,
  },
}
