// Finds the sections of the criminal codes that a text names, such as `Sections 302/34 of the Indian Penal Code`,
// `u/s 420 IPC` or `BNS 318(4)`. The examples stand in the table of the test.
import { type CodeAct, codeActs, shortAct } from '../criminal-sections.ts'
import { counterpartsOf } from './counterparts.ts'

export interface SectionMention {
  start: number
  end: number
  act: CodeAct
  sections: string[]
}

const subsections = String.raw`(?:\s?\((?:\d{1,2}|[a-z]{1,4})\))*`
const number = String.raw`\d{1,3}(?:\s?-?\s?[a-l][ab]?\b)?${subsections}(?!\d)`
const joint = String.raw`(?:\s?[,/&]\s?(?:and\s+)?|\s+(?:and|or|to|r/w|read\s+with)\s+(?:sections?\s+)?)`
const list = `${number}(?:${joint}${number}){0,14}`
const sectionWord = String.raw`(?:sections?|secs?\b\.?|u/ss?\b\.?|ss?\.|धारा(?:ओं)?)\s*`
const gap = String.raw`[\s,-]{0,3}(?:of\s+)?(?:the\s+)?`

const letters = String.raw`I\.?\s?P\.?\s?C\b\.?|B\.?\s?N\.?\s?S\.?\s?S\b\.?|B\.?\s?N\.?\s?S\b\.?|Cr\.?\s?P\.?\s?C\b\.?|B\.?S\.?A\b\.?`
const englishNames = String.raw`Indian\s+Penal\s+Code|(?:Bharatiya\s+)?Nyaya?\s+Sanhita|(?:Bharatiya\s+)?Nagarik\s+Suraksha|Code\s+of\s+Criminal\s+Procedure|Criminal\s+Procedure\s+Code`
const evidence = String.raw`(?:Indian\s+)?Evidence\s+Act|(?:Bharatiya\s+)?Sakshya\s+Adhiniyam`
const hindiNames = String.raw`(?:भारतीय\s+)?(?:न्याय\s*संहिता|नागरिक\s*सुरक्षा|दंड\s*संहिता)|भा[.०0]?\s?दं?[.०0]?\s?(?:सं|वि)|दंड\s*प्रक्रिया`
const code = `(?:${letters}|${englishNames}|${evidence}|${hindiNames})`

const afterNumbers = String.raw`(?:${sectionWord}(?<named>${list})${gap}|(?<bare>${list})\s?,?\s?)(?<code>${code})`
const beforeNumbers = String.raw`(?<first>${letters})\s?(?:[,-]\s?)?(?:${sectionWord})?(?<behind>${list})(?!/\d)`
const mention = new RegExp(String.raw`(?<![\w/.(-])(?:${afterNumbers}|${beforeNumbers})`, 'gi')

function actOf(written: string): string {
  const plain = written.replace(/[.\s]/g, '').toLowerCase()
  const short = codeActs.find((one) => one.toLowerCase() === plain)
  return short ?? (/evidence/i.test(written) ? 'IEA' : shortAct(written))
}

const readNumbers = (written: string) =>
  (written.match(new RegExp(number, 'gi')) ?? []).map((one) =>
    one.replace(/[\s-]+/g, '').replace(/^\d+[a-z]+/i, (digits) => digits.toUpperCase()),
  )

/** Only sections that the code has. */
export function findSections(text: string): SectionMention[] {
  return [...text.matchAll(mention)].flatMap((match) => {
    const { named, bare, behind, code: after, first } = match.groups ?? {}
    const act = codeActs.find((one) => one === actOf(after ?? first ?? ''))
    const sections = act
      ? readNumbers(named ?? bare ?? behind ?? '').filter(
          (section) => counterpartsOf({ act, section }).kind !== 'unknown',
        )
      : []
    const place = { start: match.index, end: match.index + match[0].length }
    return act && sections.length > 0 ? [{ ...place, act, sections }] : []
  })
}
