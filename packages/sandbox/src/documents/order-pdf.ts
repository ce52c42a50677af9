import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { courtById } from '../world/courts.ts'
import type { Language, WorldCase, WorldOrder, WorldParty } from '../world/types.ts'
import { drawHindi, type HindiText } from './hindi-pdf.ts'
import { drawScan } from './scanned-pdf.ts'
import { typst } from './typst.ts'

const labels: Record<Language, Record<string, string>> = {
  en: {
    petitioner: 'Petitioner',
    respondent: 'Respondent',
    forPetitioner: 'Counsel for Petitioner',
    forRespondent: 'Counsel for Respondent',
    date: 'Order Date',
    order: 'ORDER',
    judgment: 'JUDGMENT',
  },
  hi: {
    petitioner: 'याची',
    respondent: 'विपक्षी',
    forPetitioner: 'याची के अधिवक्ता',
    forRespondent: 'विपक्षी के अधिवक्ता',
    date: 'आदेश दिनांक',
    order: 'आदेश',
    judgment: 'निर्णय',
  },
}

let template: string | undefined
const made = new Map<string, Buffer>()
const keptAtMost = 200

function others(count: number, language: Language): string {
  if (count === 0) return ''
  if (language === 'hi') return ` तथा ${count} अन्य`
  return count === 1 ? ' and another' : ` and ${count} others`
}

const firstName = (parties: WorldParty[], language: Language) =>
  `${parties[0]?.name ?? ''}${others(Math.max(0, parties.length - 1), language)}`
const counselOf = (parties: WorldParty[]) =>
  [...new Set(parties.flatMap((party) => party.advocates.map((one) => one.name)))].join(', ') || '—'

interface ShownOrder {
  lang: Language
  title: string
  heading: string
  case: string
  petitioner: string
  respondent: string
  forPetitioner: string
  forRespondent: string
  judges: string[]
  paragraphs: readonly string[]
  date: string
  labels: Record<string, string | undefined>
}

/**
 * How the PDF stores the order's Hindi text. Null for orders in other languages and for PDFs made by Typst, whose Hindi
 * text can be read only from an image.
 */
export function hindiTextOf({ language, documentId }: Pick<WorldOrder, 'language' | 'documentId'>): HindiText | null {
  if (language !== 'hi') return null
  return ([null, 'drawn', 'legacy', 'drawn', 'legacy'] as const)[documentId % 5] ?? null
}

const invented = 'Sandbox: every person and case here is invented.'

const linesOf = ({ heading, labels: words, judges, ...order }: ShownOrder) => [
  { text: heading, size: 13, isCentred: true },
  { text: order.case, isCentred: true },
  { text: `${words.petitioner} : ${order.petitioner}` },
  { text: `${words.respondent} : ${order.respondent}` },
  { text: `${words.forPetitioner} : ${order.forPetitioner}` },
  { text: `${words.forRespondent} : ${order.forRespondent}` },
  ...judges.map((text) => ({ text })),
  { text: words.kind ?? '', isCentred: true },
  ...order.paragraphs.map((paragraph, index) => ({ text: `${index + 1}. ${paragraph}` })),
  { text: `${words.date} : ${order.date}` },
  ...judges.map((judge) => ({ text: `(${judge})` })),
]

function setWithTypst(data: ShownOrder): Buffer {
  template ??= readFileSync(fileURLToPath(new URL('./order.typ', import.meta.url)), 'utf8')
  const pdf = typst().pdf({ mainFileContent: template, inputs: { data: JSON.stringify(data) } })
  typst().evictCache(5)
  return pdf
}

export function drawOrder(subject: WorldCase, order: WorldOrder): Buffer {
  const text = JSON.stringify(order.paragraphs)
  const key = `${subject.id} ${order.number} ${order.date} ${text}`
  const known = made.get(key)
  if (known) return known
  const court = courtById(subject.court)
  const words = labels[order.language]
  const caseNumber = `${subject.caseType.title} No. - ${subject.number} of ${subject.year}`
  const shown: ShownOrder = {
    lang: order.language,
    title: `${subject.caseType.short}/${subject.number}/${subject.year} ${toDayFirst(order.date)}`,
    heading: (order.language === 'hi' && court?.orderHeadingHindi) || court?.orderHeading || '',
    case: caseNumber,
    petitioner: firstName(subject.petitioners, order.language),
    respondent: firstName(subject.respondents, order.language),
    forPetitioner: counselOf(subject.petitioners),
    forRespondent: counselOf(subject.respondents),
    judges: order.judge.split(' and '),
    paragraphs: order.paragraphs,
    date: toDayFirst(order.date),
    labels: { ...words, kind: words[order.kind] },
  }
  const kind = hindiTextOf(order)
  const pdf = order.isScanned
    ? drawScan([...linesOf(shown), { text: invented, size: 8 }])
    : kind
      ? drawHindi(linesOf(shown), kind, invented)
      : setWithTypst(shown)
  const oldest = made.keys().next().value
  if (made.size >= keptAtMost && oldest !== undefined) made.delete(oldest)
  made.set(key, pdf)
  return pdf
}
