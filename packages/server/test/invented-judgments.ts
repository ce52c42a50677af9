// Invented judgments with citations in the real forms, and drafts that cite them rightly or with one fault.
export interface InventedJudgment {
  title: string
  /** The name as drafts write it. */
  short: string
  party: string
  citations: string[]
  court: string
  date: string
  bench: string
  paragraphs: string[]
  text: string
}

/** The same numbers in each run (mulberry32). */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const firstNames =
  'Anandi Bhaskar Chhaya Devendra Eknath Farhana Govind Harshad Indira Jagdish Kamla Lokesh Mehrunnisa'.split(' ')
const lastNames =
  'Abhyankar Bhattacharjee Chinnaswamy Deshpande Engineer Gopalakrishnan Hazarika Iyengar Jhunjhunwala'.split(' ')
const others = [
  'State of Kerala',
  'Union of India & Ors.',
  'State of U.P.',
  'Commissioner of Income Tax',
  'State (NCT of Delhi)',
  'Municipal Corporation of Greater Mumbai',
]
const nouns =
  'notice possession cheque tenancy decree witness affidavit limitation injunction arrest custody partition'.split(' ')
const verbs =
  'requires excludes presumes extinguishes supports defeats governs precedes bars limits completes displaces'.split(' ')
const ends = [
  'and the burden lies upon the person who asserts it',
  'so that the delay must be explained day by day',
  'unless the record shows that prejudice was caused',
  'and no court may read into the statute what is not there',
  'because the object of the provision would otherwise be defeated',
  'though the discretion is to be exercised on settled principles',
]

export const lastParagraph = 27

export function inventJudgments(count: number): InventedJudgment[] {
  const pick = seeded(7)
  return Array.from({ length: count }, (_, at) => {
    const year = 1972 + (at % 52)
    const first = firstNames[at % firstNames.length] ?? ''
    const last = `${lastNames[Math.floor(at / firstNames.length) % lastNames.length] ?? ''}${at >= 117 ? ` ${'abcdefghij'[Math.floor(at / 117) % 10]}ai${at}` : ''}`
    const party = `${first} ${last}`
    const other = others[at % others.length] ?? ''
    const paragraphs = Array.from({ length: lastParagraph }, (_, place) => {
      const words = Array.from({ length: 3 }, () => `the ${nouns[pick(12)]} ${verbs[pick(12)]} the ${nouns[pick(12)]}`)
      return `In this view number ${at * 31 + place}, ${words.join(', ')}, ${ends[pick(6)]}.`
    })
    const vol = 1 + (at % 4)
    const page = 100 + at * 3
    const forms = [
      `(${year}) ${vol} SCC ${page}`,
      `AIR ${year} SC ${1000 + at}`,
      `[${year}] ${vol} SCR ${page + 7}`,
      `${year} SCC OnLine SC ${500 + at}`,
      `${year} Cri LJ ${2000 + at}`,
      `MANU/SC/${String(100 + at).padStart(4, '0')}/${year}`,
      `${year} INSC ${1 + at}`,
      `2024:DHC:${4000 + at}-DB`,
      `(${year}) ${vol} SCC (Cri) ${page + 11}`,
      `${year} Supp (${vol}) SCC ${page + 13}`,
    ]
    return {
      title: `${party.toUpperCase()} versus ${other.toUpperCase()}`,
      short: `${party} v. ${other}`,
      party,
      citations: forms,
      court: 'Supreme Court of India',
      date: `${year}-03-${String(1 + (at % 27)).padStart(2, '0')}`,
      bench: 'A. B. Invented, C. D. Imagined',
      paragraphs,
      text: `${year} INSC ${1 + at}\nJ U D G M E N T\n${paragraphs.map((words, place) => `${place + 1}. ${words}`).join('\n')}\nAppeal allowed.`,
    }
  })
}

type Write = (cited: InventedJudgment, citation: string, quoted: string, paragraph: number, at: number) => string

const withName: Write[] = [
  ({ short }, citation) => `Reliance is placed on ${short}, ${citation}, where the appeal was allowed.`,
  ({ short }, citation) => `In ${short} ${citation} this Hon'ble Court allowed the appeal.`,
  ({ short }, citation) => `As held in ${short}, reported in ${citation}, the question is no longer res integra.`,
]
const withParagraph: Write[] = [
  ({ short }, citation, _, paragraph) => `See ${short}, ${citation}, para ${paragraph}.`,
  (_, citation, __, paragraph) => `Paragraph ${paragraph} of ${citation} is to the point.`,
  ({ short, party }, citation, _, paragraph) =>
    `It was said in ${short}, ${citation}. Paragraph ${paragraph} of the said judgment and ${party} (supra) are relied upon.`,
  ({ short }, citation, _, paragraph) => `It was so held (${short}, ${citation} at p. 130, para ${paragraph}). Ibid.`,
]
const withQuotation: Write[] = [
  ({ short }, citation, quoted, paragraph) => `In ${short}, ${citation}, it was held in para ${paragraph}: “${quoted}”`,
  ({ short }, citation, quoted) => `The law is settled: "${quoted}" (${short}, ${citation}).`,
  ({ short, party }, citation, quoted, paragraph) =>
    `${short}, ${citation} decides the point. In ${party} (supra), at paragraph ${paragraph}, the Court observed that “${quoted}”`,
]

/** Word breaks as in a PDF's text, a left-out beginning, and the like. */
const written: ((words: string) => string)[] = [
  (words) => words,
  (words) => words.replace(', ', ',\n'),
  (words) => `... ${words.split(' ').slice(3).join(' ')}`,
  (words) => words.replace(' the ', ' [the] '),
  (words) => words.toUpperCase(),
]

const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T

export function trueDrafts(judgments: readonly InventedJudgment[], count: number): string[] {
  return Array.from({ length: count }, (_, place) => {
    const cited = at(judgments, place)
    const paragraph = 1 + (place % lastParagraph)
    const first = at(cited.citations, Math.floor(place / 3))
    const second = at(cited.citations, Math.floor(place / 3) + 1)
    const citation = place % 4 === 0 ? `${first} : ${second}` : first
    const quoted = at(written, place)(at(cited.paragraphs, paragraph - 1))
    return at([...withName, ...withParagraph, ...withQuotation], place)(cited, citation, quoted, paragraph, place)
  })
}

export type PlantedFault = 'other-case' | 'paragraph' | 'word'

export interface FaultyDraft {
  fault: PlantedFault
  text: string
}

export function faultyDrafts(judgments: readonly InventedJudgment[], count: number): FaultyDraft[] {
  const faults: PlantedFault[] = ['other-case', 'paragraph', 'word']
  return Array.from({ length: count }, (_, place) => {
    const fault = at(faults, place)
    const cited = at(judgments, place * 7)
    const paragraph = 1 + (place % lastParagraph)
    const words = at(cited.paragraphs, paragraph - 1)
    const citation = at(cited.citations, place)
    if (fault === 'other-case') {
      const other = at(at(judgments, place * 7 + 1 + (place % 5)).citations, place)
      return { fault, text: at(withName, Math.floor(place / 3))(cited, other, words, paragraph, place) }
    }
    if (fault === 'paragraph')
      return { fault, text: at(withParagraph, Math.floor(place / 3))(cited, citation, words, lastParagraph + 4, place) }
    const altered = words.split(' ')
    altered[6 + (place % (altered.length - 8))] = 'never'
    return {
      fault,
      text: at(withQuotation, Math.floor(place / 3))(cited, citation, altered.join(' '), paragraph, place),
    }
  })
}
