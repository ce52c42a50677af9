import type { Party } from '@peshi/contract/courts/case-record'
import { PageChanged } from '../../errors.ts'
import { textOrNull, tidy } from '../../reading/text.ts'
import { blockEnd } from './labels.ts'

export interface CisParties {
  petitioners: Party[]
  respondents: Party[]
}

const side = '(?:petitioner|pet|applicant|appellant|respondent|res|defend[ae]nt)\\.?'
const sides = `${side}(?:/\\s*${side})?`
const labels = new RegExp(
  `(additional (?:party|advocate)\\s*(?:\\([^)]*\\))?|advocate name|${sides}\\s*(?:name|address|advocate(?: name)?|e-?mail|mobile[^:-]{0,8}))\\s*[:-]`,
  'gi',
)

/**
 * The text has the form `PETITIONER/APPLICANT DETAIL Petitioner Name -X Petitioner/Applicant Address: … Additional
 * Party: …`, then the same for the respondents.
 */
export function readRunningParties(text: string): CisParties {
  const respondents = text.search(/respondents?(?:\s*\/\s*defend[ae]nts?)? details?\b/i)
  const petitioners = text.search(
    /(?:petitioner|appellant|applicant)s?(?:\s*\/\s*(?:applicant|appellant)s?)? details?\b/i,
  )
  if (petitioners < 0 || respondents < petitioners) throw new PageChanged('The page has no parties')
  return {
    petitioners: readSide(text.slice(petitioners, respondents), 'petitioner'),
    respondents: readSide(text.slice(respondents), 'respondent'),
  }
}

function readSide(text: string, name: string): Party[] {
  const parts = splitAtLabels(text)
  const partsOf = (pattern: RegExp) => parts.filter(({ label }) => pattern.test(label))
  const first = partsOf(/ name$/i).find(({ label }) => !/advocate/i.test(label))
  const party = first === undefined ? null : firstLine(first.value)
  if (party === null) throw new PageChanged(`The page has no name of the ${name}`)
  const advocates = [
    ...partsOf(/^(?!additional).*advocate/i).flatMap(({ value }) => firstLine(value) ?? []),
    ...partsOf(/^additional advocate/i).flatMap(({ value }) => listIn(value)),
  ]
  const others = partsOf(/^additional party/i).flatMap(({ value }) => listIn(value))
  return [{ name: party, advocates }, ...others.map((other) => ({ name: other, advocates: [] }))]
}

function splitAtLabels(text: string): { label: string; value: string }[] {
  const found = [...text.matchAll(labels)]
  return found.map((match, index) => ({
    label: tidy(match[1] ?? ''),
    value: text.slice(match.index + match[0].length, found[index + 1]?.index ?? text.length),
  }))
}

const clean = (text: string) => textOrNull(text.replace(/^[\s\-:,]+|[\s,]+$/g, ''))

const firstLine = (value: string): string | null => namesIn(value, /\n/)[0] ?? null

const listIn = (value: string): string[] => namesIn(value, /\n|,/)

function namesIn(value: string, between: RegExp): string[] {
  const [own = ''] = value.split(blockEnd)
  return own.split(between).flatMap((name) => clean(name.replace(/^\s*\d+\s*[.)]\s*/, '')) ?? [])
}
