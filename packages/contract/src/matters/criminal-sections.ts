/** Criminal codes in pairs: the code in force until 30 June 2024, then the code that replaced it. */
export const codeActs = ['IPC', 'BNS', 'CrPC', 'BNSS', 'IEA', 'BSA'] as const

export interface SectionPair {
  old: { act: 'IPC' | 'CrPC' | 'IEA'; section: string }
  new: { act: 'BNS' | 'BNSS' | 'BSA'; section: string }
  /** `court`: from the Allahabad High Court's list of case types. `general`: nobody checked this pair. */
  source: 'court' | 'general'
}

const pairs =
  (old: SectionPair['old']['act'], fresh: SectionPair['new']['act']) =>
  (rows: Record<string, string>, fromCourt: readonly string[] = []): SectionPair[] =>
    Object.entries(rows).map(([section, to]) => ({
      old: { act: old, section },
      new: { act: fresh, section: to },
      source: fromCourt.includes(section) ? 'court' : 'general',
    }))

export const sectionPairs: readonly SectionPair[] = [
  ...pairs(
    'IPC',
    'BNS',
  )({
    '34': '3(5)',
    '120B': '61(2)',
    '147': '191(2)',
    '149': '190',
    '302': '103(1)',
    '304A': '106(1)',
    '304B': '80',
    '306': '108',
    '307': '109',
    '323': '115(2)',
    '325': '117(2)',
    '354': '74',
    '376': '64',
    '379': '303(2)',
    '392': '309(4)',
    '406': '316(2)',
    '411': '317(2)',
    '420': '318(4)',
    '467': '338',
    '468': '336(3)',
    '471': '340(2)',
    '498A': '85',
    '504': '352',
    '506': '351',
  }),
  ...pairs('CrPC', 'BNSS')(
    {
      '125': '144',
      '154': '173',
      '156(3)': '175(3)',
      '161': '180',
      '164': '183',
      '167': '187',
      '173': '193',
      '200': '223',
      '313': '351',
      '319': '358',
      '340': '379',
      '372': '413',
      '378': '419',
      '389': '430',
      '397': '438',
      '437': '480',
      '438': '482',
      '439': '483',
      '482': '528',
      '483': '529',
    },
    ['340', '372', '378', '389', '438', '482', '483'],
  ),
  ...pairs('IEA', 'BSA')({ '65B': '63' }),
]

const plain = (section: string) => section.toUpperCase().replace(/[\s.-]+/g, '')

/** Returns null for unknown sections. `318` finds the pair of `318(4)`, if no other pair has a subsection of `318`. */
export function pairOf({ act, section }: { act: string; section: string }): SectionPair | null {
  const wanted = plain(section)
  const side = (pair: SectionPair) => [pair.old, pair.new].find((one) => one.act === act)
  const exact = sectionPairs.find((pair) => plain(side(pair)?.section ?? '') === wanted)
  if (exact) return exact
  const without = sectionPairs.filter((pair) => plain(side(pair)?.section ?? '').replace(/\(.*$/, '') === wanted)
  return without.length === 1 ? (without[0] ?? null) : null
}

const acts: readonly [RegExp, string][] = [
  [/\bBNSS\b|नागरिक\s*सुरक्षा|बी\s*एन\s*एस\s*एस/i, 'BNSS'],
  [/\bBNS\b|न्याय\s*संहिता|बी\s*एन\s*एस/i, 'BNS'],
  [/\bBSA\b|साक्ष्य\s*अधिनियम/i, 'BSA'],
  [/\bCr\.?\s?P\.?C\b|दंड\s*प्रक्रिया/i, 'CrPC'],
  [/\bI\.?P\.?C\b|\bIndian Penal Code\b|भा\.?\s*दं\.?\s*(?:सं|वि)|दंड\s*संहिता/i, 'IPC'],
  [/\bPOCSO\b|पोक्सो|लैंगिक\s*अपराध/i, 'POCSO'],
]

export function shortAct(words: string): string {
  return acts.find(([pattern]) => pattern.test(words))?.[1] ?? words.trim()
}

/** Reads text such as `BNS - 318(4), 61(2)`. Without sections, returns one entry with an empty section. */
export function readSectionLine(line: string): { act: string; section: string }[] {
  const [, act, list] = /^(.*?)\s+[-–]\s+([\d(][^-–]*)$/u.exec(line.trim()) ?? []
  if (act === undefined || list === undefined) return [{ act: shortAct(line), section: '' }]
  return list
    .split(',')
    .map((section) => section.trim())
    .filter((section) => section !== '')
    .map((section) => ({ act: shortAct(act), section }))
}

const inRange = (section: string, from: number, to: number) => {
  const number = Number.parseInt(section, 10)
  return number >= from && number <= to
}

/** True if the law may forbid naming the victim (BNS s. 72, IPC s. 228A, POCSO s. 23). A person must still decide. */
export const withholdsNames = (sections: readonly { act: string; section: string }[]): boolean =>
  sections.some(
    ({ act, section }) =>
      act === 'POCSO' ||
      (act === 'BNS' && inRange(section, 64, 71)) ||
      (act === 'IPC' && /^376(?!\d)/.test(plain(section))),
  )
