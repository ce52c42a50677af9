import type { Side } from '@peshi/contract/matters/families'
import type { Whose } from '@peshi/contract/trackers/clocks'

const steps: readonly { words: RegExp; by: Side | null }[] = [
  { words: /(?:short |supplementary )?counter[- ]?affidavit|प्रतिशपथ[- ]?पत्र/i, by: 'respondent' },
  { words: /(?:supplementary )?rejoinder(?:[- ]?affidavit)?|replication|प्रत्युत्तर(?: शपथ[- ]?पत्र)?/i, by: 'petitioner' },
  { words: /written statement|लिखित कथन/i, by: 'respondent' },
  { words: /(?:supplementary |compliance |short )?affidavit(?: of compliance)?|शपथ[- ]?पत्र/i, by: null },
  { words: /written (?:submissions?|arguments?|synopsis)/i, by: null },
  { words: /status report|compliance report/i, by: null },
  { words: /paper[- ]?books?|process[- ]?fees?|vakalatnama|court[- ]?fees?/i, by: null },
  { words: /reply|objections?/i, by: null },
]

const sides: readonly { words: RegExp; side: Side }[] = [
  {
    words: /\b(?:respondents?|opposite part(?:y|ies)|defendants?|non-applicants?|accused)\b|प्रतिवादी|विपक्षी|प्रत्यर्थी/i,
    side: 'respondent',
  },
  {
    words:
      /\b(?:petitioners?|appellants?|plaintiffs?|applicants?|complainants?|revisionists?)\b|याची|वादी|अपीलार्थी|प्रार्थी/i,
    side: 'petitioner',
  },
]

/** Returns the step that a direction asks for, in the order's words. Null if the words name no known step. */
export function nameStep(text: string): string | null {
  const found = steps.map(({ words }) => words.exec(text)?.[0]).find((words) => words !== undefined)
  return found ? found.charAt(0).toUpperCase() + found.slice(1) : null
}

/** The usual author of such a pleading must act, else the party that the sentence names first. */
export function findSide(text: string): Side | null {
  const usual = steps.find(({ words }) => words.test(text))?.by
  if (usual) return usual
  const named = sides
    .map(({ words, side }) => ({ side, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return named[0]?.side ?? null
}

export function whoseStep(by: Side | null, ours: Side | null): Whose | null {
  if (by === null || ours === null || by === 'other' || ours === 'other') return null
  return by === ours ? 'ours' : 'theirs'
}
