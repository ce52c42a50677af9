// Names a step of an order in the order's words, and finds the side that must take it.
import type { Side } from '@peshi/contract/matters/families'
import { pattern } from '@peshi/contract/platform/pattern'

const papers: readonly { words: RegExp; by: Side | null }[] = [
  { words: /(?:short |supplementary )?counter[- ]?affidavit|\bcounter\b|प्रतिशपथ[- ]?पत्र/i, by: 'respondent' },
  { words: /(?:supplementary )?rejoinder(?:[- ]?affidavit)?|replication|प्रत्युत्तर(?: शपथ[- ]?पत्र)?/i, by: 'petitioner' },
  { words: /written statement|लिखित कथन|जवाब ?दावा/i, by: 'respondent' },
  { words: /(?:supplementary |compliance |short )?affidavit(?: of compliance)?|शपथ[- ]?पत्र/i, by: null },
  { words: /written (?:submissions?|arguments?|synopsis)|लिखित बहस/i, by: null },
  { words: /status report|compliance report|स्थिति रिपोर्ट|अनुपालन आख्या/i, by: null },
  { words: /paper[- ]?books?|process[- ]?fees?|vakalatnama|court[- ]?fees?|पेपर ?बुक|वकालतनामा/i, by: null },
  { words: /reply|objections?|आपत्ति/i, by: null },
]

const respondents = {
  civil: /respondents?|opposite part(?:y|ies)|defendants?|non-applicants?|judge?ment debtors?/,
  criminal: /accused|contemnors?/,
  'in Hindi': /प्रतिवादी|विपक्षी|प्रत्यर्थी|अभियुक्त|निर्णीत ऋणी/,
}
const petitioners =
  /petitioners?|appellants?|plaintiffs?|applicants?|complainants?|revisionists?|decree holders?|याची|(?<!प्रति)वादी|अपीलार्थी|प्रार्थी/
const party = pattern('')`(?<respondent>${respondents})|(?<petitioner>${petitioners})`
const counselFor =
  /(?:(?:the )?(?:learned |ld\.? )?(?:counsel|advocate|standing counsel) (?:for|on behalf of) )?(?:the )?/

/** "By the defendant", "time is granted to the defendant", "वादी द्वारा". */
const doers = [
  pattern('iu')`\bby ${counselFor}(?:\w+ )?(?:${party})|(?:${party})\S* द्वारा`,
  pattern('iu')`\b(?:granted|allowed|given|extended|reserved|liberty|open) (?:to|for) ${counselFor}(?:${party})`,
]
/** A party that is not the object of a preposition, such as "of the petitioner". */
const subject = pattern(
  'iu',
)`(?<!\b(?:of|to|against|from|upon|on|with|the unserved|unserved) (?:the )?(?:counsel for (?:the )?)?)(?<!\p{L})(?:${party})(?!\S* (?:के विरुद्ध|पर|का|की|के|को देय) )`

/** Returns the step that a direction asks for, in the order's words. Null if the words name no known step. */
export function nameStep(text: string): string | null {
  const found = papers.map(({ words }) => words.exec(text)?.[0]).find((words) => words !== undefined)
  return found ? found.charAt(0).toUpperCase() + found.slice(1) : null
}

/** A pleading is filed by its usual author. Any other step is taken by the party that the sentence names. */
export function findSide(text: string, { isFiling = true } = {}): Side | null {
  const usual = isFiling ? papers.find(({ words }) => words.test(text))?.by : null
  if (usual) return usual
  for (const words of [...doers, subject]) {
    const groups = words.exec(text)?.groups
    if (groups) return groups.respondent ? 'respondent' : 'petitioner'
  }
  return null
}
