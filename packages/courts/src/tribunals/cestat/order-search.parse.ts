import { CaseNotFound, ChallengeRejected, PageChanged } from '../../errors.ts'
import { readDate } from '../../reading/dates.ts'
import { readObject } from '../../reading/json-reply.ts'
import { decodeEntities, textOrNull } from '../../reading/text.ts'

export type CestatOrder = ReturnType<typeof readRow>

/**
 * Rows are `[n, case number, "A<br>vs<br>B", date, link]`. Without orders, the reply has `messages` ("data not Found").
 */
export function parseCestatOrders(reply: string): CestatOrder[] {
  const object = readObject(reply)
  const { data } = object
  if (Array.isArray(data) && data.length > 0) return data.map(readRow)
  const says = JSON.stringify(object.messages ?? object.message ?? object.errors ?? object.error ?? '')
  if (/captcha/i.test(says)) throw new ChallengeRejected(says.slice(0, 200))
  if (/not found|no (?:data|records?|orders?)/i.test(says)) throw new CaseNotFound(says.slice(0, 200))
  throw new PageChanged('The reply has no orders, and does not say why')
}

function readRow(row: unknown) {
  if (!Array.isArray(row) || row.length < 5) throw new PageChanged('A row of the orders has another form')
  const [, number, parties, date, link] = row.map((cell) => String(cell ?? ''))
  const caseNumber = wordsIn(number)
  if (caseNumber === null) throw new PageChanged('An order has no case number')
  const [applicant, respondent, ...more] = (parties ?? '').split(/<br\s*\/?>\s*vs\.?\s*<br\s*\/?>/i)
  if (respondent === undefined || more.length > 0) throw new PageChanged('An order does not have two sides')
  return {
    caseNumber,
    applicant: wordsIn(applicant),
    respondent: wordsIn(respondent),
    date: readDate(wordsIn(date)),
    path: readPath(link ?? ''),
  }
}

function readPath(link: string): string | null {
  if (wordsIn(link) === null && !/href/i.test(link)) return null
  const [, path] =
    /href\s*=\s*["']?(?:https:\/\/cestat\.gov\.in)?\.?\/?(weborders\/file\/[\w-]+\/[\w-]+)/i.exec(link) ?? []
  if (!path) throw new PageChanged('The link of an order has another form')
  return path
}

const wordsIn = (html: string | undefined) => textOrNull(decodeEntities((html ?? '').replace(/<[^>]*>/g, ' ')))
