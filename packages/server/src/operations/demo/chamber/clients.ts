import type { createClient } from '@peshi/contract/clients/clients'
import type { BodyOf } from '@peshi/contract/platform/endpoint'

interface DemoClient {
  key: string
  enteredDaysAgo: number
  who: BodyOf<typeof createClient> extends infer B
    ? Partial<B> & { kind: 'person' | 'company' | 'government'; name: string }
    : never
  matters: readonly { matter: string; side: 'petitioner' | 'respondent'; role?: string }[]
  consent: { language: 'en' | 'hi' | 'ur'; means: 'written' | 'electronic' | 'spoken'; by?: string }
}

const home = (lines: string, city: string, state: string, pin: string) => [{ label: 'Home', lines, city, state, pin }]
const office = (lines: string, city: string, state: string, pin: string) => [
  { label: 'Registered office', lines, city, state, pin },
]

export const demoClients: readonly DemoClient[] = [
  {
    key: 'anita',
    enteredDaysAgo: 350,
    who: {
      kind: 'person',
      name: 'Anita Srivastava',
      aliases: ['Anita Shrivastav'],
      email: 'client@demo.peshi.in',
      mobile: '98390 14521',
      language: 'hi',
      addresses: home('C-27/91, Jagatganj', 'Varanasi', 'Uttar Pradesh', '221002'),
    },
    matters: [{ matter: 'WRIA/5060/2022', side: 'petitioner' }],
    consent: { language: 'hi', means: 'written' },
  },
  {
    key: 'saryu',
    enteredDaysAgo: 346,
    who: {
      kind: 'company',
      name: 'Saryu Infrastructure Limited',
      contact_person: 'Vikram Malhotra',
      email: 'legal@saryu-infra.example',
      mobile: '98110 40776',
      gstin: '07AAICS6643K1ZW',
      pan: 'AAICS6643K',
      language: 'en',
      addresses: office('704, Barakhamba Tower, Connaught Place', 'New Delhi', 'Delhi', '110001'),
    },
    matters: [
      { matter: 'W.P.(C)/3001/2024', side: 'petitioner' },
      { matter: 'W.P.(C)/17886/2025', side: 'petitioner' },
    ],
    consent: { language: 'en', means: 'electronic', by: 'Vikram Malhotra, company secretary' },
  },
  {
    key: 'arif',
    enteredDaysAgo: 188,
    who: {
      kind: 'person',
      name: 'Mohd. Arif',
      aliases: ['Munna', 'محمد عارف'],
      mobile: '97940 22318',
      language: 'ur',
      addresses: home('House 14, Nakhas, Chowk', 'Lucknow', 'Uttar Pradesh', '226003'),
      note: 'His brother Imran speaks for him: 97940 22319.',
    },
    matters: [{ matter: 'BAIL/4321/2025', side: 'petitioner' }],
    consent: { language: 'ur', means: 'spoken', by: 'Imran, brother' },
  },
  {
    key: 'manjunath',
    enteredDaysAgo: 132,
    who: {
      kind: 'person',
      name: 'Manjunath Hegde',
      email: 'm.hegde@mail.example',
      mobile: '98450 63217',
      language: 'en',
      addresses: home('22, 4th Cross, Malleshwaram', 'Bengaluru', 'Karnataka', '560003'),
    },
    matters: [{ matter: 'CRL.P/5658/2025', side: 'petitioner' }],
    consent: { language: 'en', means: 'written' },
  },
  {
    key: 'balaji',
    enteredDaysAgo: 62,
    who: {
      kind: 'company',
      name: 'Shree Balaji Rice Mills',
      contact_person: 'Govind Agarwal',
      email: 'accounts@balajirice.example',
      mobile: '94150 77120',
      gstin: '27AABFH9034L1Z5',
      pan: 'AABFH9034L',
      language: 'hi',
      addresses: office('Plot 9, MIDC Bhosari', 'Pune', 'Maharashtra', '411026'),
    },
    matters: [{ matter: 'WP/24721/2026', side: 'petitioner', role: 'proprietor’s firm' }],
    consent: { language: 'hi', means: 'written', by: 'Govind Agarwal' },
  },
  {
    key: 'chandana',
    enteredDaysAgo: 288,
    who: {
      kind: 'person',
      name: 'Chandana Mukherjee',
      email: 'chandana.m@mail.example',
      mobile: '98300 51842',
      language: 'en',
      addresses: home('18B, Lake Temple Road', 'Kolkata', 'West Bengal', '700029'),
    },
    matters: [{ matter: 'WPA/8123/2023', side: 'petitioner' }],
    consent: { language: 'en', means: 'electronic' },
  },
  {
    key: 'husain',
    enteredDaysAgo: 342,
    who: {
      kind: 'company',
      name: 'M/s Husain & Sons',
      contact_person: 'Iqbal Husain',
      email: 'iqbal@husainandsons.example',
      mobile: '94151 08834',
      gstin: '09AAKFS4471M1ZI',
      pan: 'AAKFS4471M',
      language: 'ur',
      addresses: office('41, Aminabad', 'Lucknow', 'Uttar Pradesh', '226018'),
    },
    matters: [{ matter: 'SLP(C)/12345/2025', side: 'petitioner' }],
    consent: { language: 'ur', means: 'written', by: 'Iqbal Husain' },
  },
  {
    key: 'samiti',
    enteredDaysAgo: 40,
    who: {
      kind: 'government',
      name: 'Gram Panchayat, Bara Khurd',
      contact_person: 'Phool Chand, Pradhan',
      mobile: '93360 45190',
      language: 'hi',
      addresses: office('Panchayat Bhawan, Bara Khurd, Koraon', 'Prayagraj', 'Uttar Pradesh', '212306'),
    },
    matters: [{ matter: 'WPIL/2101/2026', side: 'petitioner' }],
    consent: { language: 'hi', means: 'written', by: 'Phool Chand, Pradhan' },
  },
]

export const demoShare = {
  client: 'anita',
  matter: 'WRIA/5060/2022',
  messages: [
    {
      from: 'chamber',
      daysAgo: 9,
      time: '17:40',
      text: 'Your matter is likely to be listed this week. We will tell you the day as soon as the list is out.',
    },
    {
      from: 'client',
      daysAgo: 8,
      time: '20:15',
      text: 'धन्यवाद। क्या मुझे उस दिन न्यायालय आना होगा? मेरी सेवा-पुस्तिका की प्रमाणित प्रति भी मिल गई है।',
    },
    {
      from: 'chamber',
      daysAgo: 7,
      time: '10:05',
      text: 'You need not come. Please send the certified copy with Mohan Lal, we shall file it with the rejoinder.',
    },
    { from: 'client', daysAgo: 1, time: '19:30', text: 'प्रति आज डाक से भेज दी है। कृपया मिलने पर बता दीजिए।' },
  ],
} as const
