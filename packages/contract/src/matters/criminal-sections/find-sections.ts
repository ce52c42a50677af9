// Finds the sections of the criminal codes that a text names, such as `Sections 302/34 of the Indian Penal Code`,
// `u/s 420 IPC` or `BNS 318(4)`. The examples stand in the table of the test.
import { pattern } from '../../platform/pattern.ts'
import { type CodeAct, codeActs, shortAct } from '../criminal-sections.ts'
import { counterpartsOf } from './counterparts.ts'

export interface SectionMention {
  start: number
  end: number
  act: CodeAct
  sections: string[]
}

const subsection = /\s?\((?:\d{1,2}|[a-z]{1,4})\)/
const number = pattern('gi')`\d{1,3}(?:\s?-?\s?[a-l][ab]?\b)?(?:${subsection})*(?!\d)`
const joint = /\s?[,/&]\s?(?:and\s+)?|\s+(?:and|or|to|r\/w|read\s+with)\s+(?:sections?\s+)?/
const list = pattern('')`${number}(?:(?:${joint})${number}){0,14}`
const sectionWord = /(?:sections?|secs?\b\.?|u\/ss?\b\.?|ss?\.|धारा(?:ओं)?)\s*/
const gap = /[\s,-]{0,3}(?:of\s+)?(?:the\s+)?/

const shortNames = {
  IPC: /I\.?\s?P\.?\s?C\b/,
  BNSS: /B\.?\s?N\.?\s?S\.?\s?S\b/,
  BNS: /B\.?\s?N\.?\s?S\b/,
  CrPC: /Cr\.?\s?P\.?\s?C\b/,
  BSA: /B\.?S\.?A\b/,
}
const longNames = {
  'Penal Code': /Indian\s+Penal\s+Code/,
  'Nyaya Sanhita': /(?:Bharatiya\s+)?Nyaya?\s+Sanhita/,
  'Nagarik Suraksha Sanhita': /(?:Bharatiya\s+)?Nagarik\s+Suraksha/,
  'Code of Criminal Procedure': /Code\s+of\s+Criminal\s+Procedure|Criminal\s+Procedure\s+Code/,
  'Evidence Act': /(?:Indian\s+)?Evidence\s+Act/,
  'Sakshya Adhiniyam': /(?:Bharatiya\s+)?Sakshya\s+Adhiniyam/,
  'न्याय संहिता': /(?:भारतीय\s+)?(?:न्याय\s*संहिता|नागरिक\s*सुरक्षा|दंड\s*संहिता)/,
  'भा.दं.सं.': /भा[.०0]?\s?दं?[.०0]?\s?(?:सं|वि)/,
  'दंड प्रक्रिया': /दंड\s*प्रक्रिया/,
}

const named = pattern('')`${sectionWord}(?<named>${list})${gap}`
const bare = pattern('')`(?<bare>${list})\s?,?\s?`
const behind = pattern('')`\.?\s?(?:[,-]\s?)?(?:${sectionWord})?(?<behind>${list})(?!\/\d)`
const mention = pattern(
  'gi',
)`(?<![\w/.(-])(?:(?:${named}|${bare})(?<code>${shortNames}|${longNames})|(?<first>${shortNames})${behind})`

function actOf(written: string): string {
  const plain = written.replace(/[.\s]/g, '').toLowerCase()
  const short = codeActs.find((one) => one.toLowerCase() === plain)
  return short ?? (/evidence/i.test(written) ? 'IEA' : shortAct(written))
}

const readNumbers = (written: string) =>
  (written.match(number) ?? []).map((one) =>
    one.replace(/[\s-]+/g, '').replace(/^\d+[a-z]+/i, (digits) => digits.toUpperCase()),
  )

/** Only sections that the code has. */
export function findSections(text: string): SectionMention[] {
  return [...text.matchAll(mention)].flatMap((match) => {
    const { named, bare, behind, code, first } = match.groups ?? {}
    const act = codeActs.find((one) => one === actOf(code ?? first ?? ''))
    const sections = act
      ? readNumbers(named ?? bare ?? behind ?? '').filter(
          (section) => counterpartsOf({ act, section }).kind !== 'unknown',
        )
      : []
    const place = { start: match.index, end: match.index + match[0].length }
    return act && sections.length > 0 ? [{ ...place, act, sections }] : []
  })
}
