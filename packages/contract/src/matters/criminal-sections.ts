/** The criminal codes in pairs: the code in force until 30 June 2024, then the code that replaced it. */
export const codePairs = [
  { old: 'IPC', new: 'BNS' },
  { old: 'CrPC', new: 'BNSS' },
  { old: 'IEA', new: 'BSA' },
] as const
export type CodeAct = (typeof codePairs)[number]['old' | 'new']

export const codeActs: readonly CodeAct[] = codePairs.flatMap((pair) => [pair.old, pair.new])

export const isCodeAct = (act: string): act is CodeAct => codeActs.some((code) => code === act)

const acts: readonly [RegExp, string][] = [
  [/\bB\.?N\.?S\.?S\b|\bNagarik\s+Suraksha\b|नागरिक\s*सुरक्षा|बी\s*एन\s*एस\s*एस/i, 'BNSS'],
  [/\bB\.?N\.?S\b|\bNyaya?\s+Sanhita\b|न्याय\s*संहिता|बी\s*एन\s*एस/i, 'BNS'],
  // The Acts of 1872 and of 2023 have the same name in Hindi.
  [/\bIndian Evidence Act\b|साक्ष्य\s*अधिनियम.*(?:1872|१८७२)/i, 'IEA'],
  [/\bBSA\b|\bSakshya\s+Adhiniyam\b|साक्ष्य\s*अधिनियम/i, 'BSA'],
  [/\bCr\.?\s?P\.?C\b|\bCode of Criminal Procedure\b(?!.*1898)|\bCriminal Procedure Code\b|दंड\s*प्रक्रिया/i, 'CrPC'],
  [/\bI\.?P\.?C\b|\bIndian Penal Code\b|भा[.०0]?\s*दं?[.०0]?\s*(?:सं|वि)|दंड\s*संहिता/i, 'IPC'],
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

/**
 * The sections of a criminal code in a court's record, such as `INDIAN PENAL CODE, 1860` with `302/34, 120-B`. Empty for
 * other acts.
 */
export function readCodeSections({ act, section }: { act: string; section: string | null }) {
  const code = shortAct(act)
  const written = section?.match(/\d+(?:\s?-?\s?[A-L][AB]?\b|-?[a-l][ab]?\b)?(?:\s?\(\w{1,4}\))*/g) ?? []
  return isCodeAct(code) ? written.map((one) => ({ act: code, section: one.replace(/[\s-]+/g, '') })) : []
}

const inRange = (section: string, from: number, to: number) => {
  const number = Number.parseInt(section, 10)
  return number >= from && number <= to
}

/** True if the law may forbid naming the victim (BNS s. 72, IPC s. 228A, POCSO s. 23). A person must still decide. */
export const withholdsNames = (sections: readonly { act: string; section: string }[]): boolean =>
  sections.some(
    ({ act, section }) =>
      act === 'POCSO' || (act === 'BNS' && inRange(section, 64, 71)) || (act === 'IPC' && /^376(?!\d)/.test(section)),
  )
