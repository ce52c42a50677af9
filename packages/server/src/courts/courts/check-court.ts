import type { CaseRecord } from '@peshi/contract/courts/case-record'
import { caseTitle } from '@peshi/contract/courts/case-record'
import type { CaseType } from '@peshi/contract/courts/courts'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { ChallengePicture, Connector } from '@peshi/courts/connector'
import { CourtError } from '@peshi/courts/errors'
import type { CourtSession } from '@peshi/courts/session'

export interface Wanted {
  court: CourtId
  caseType: string
  number: string
  year: number
}

export interface Terminal {
  say(line: string): void
  ask(question: string): Promise<string>
  keepPicture(picture: ChallengePicture): Promise<string>
}

export async function checkCourt(
  wanted: Wanted,
  connector: Connector,
  session: CourtSession,
  { say, ask, keepPicture }: Terminal,
): Promise<boolean> {
  const { court } = wanted
  let step = 'the list of case types'
  try {
    const types = await connector.caseTypes(court, session)
    say(`✓ ${step}: ${types.length} of them`)
    const type = findType(types, wanted.caseType)
    if (!type) {
      say(`The court has no case type ${wanted.caseType}. It has: ${types.map(({ short }) => short).join(', ')}`)
      return false
    }
    const query = { by: 'case-number' as const, caseType: type.code, number: wanted.number, year: wanted.year }
    step = 'the search form'
    const picture = await connector.challenge(court, query, session)
    say(`✓ ${step}`)
    const answer = picture && (await ask(`Open ${await keepPicture(picture)} and type what it shows: `))
    step = 'the search result'
    const { hits, unread } = await connector.search(court, query, answer, session)
    say(`✓ ${step}: ${hits.map(({ caseNumber }) => caseNumber).join(', ')}`)
    for (const row of unread) say(`✗ a row of it (${row.unread}): ${row.words}`)
    for (const { ref, caseNumber } of hits) {
      step = `the case page of ${caseNumber}`
      const record = await connector.readCase(court, ref, session)
      say(`✓ ${step}`)
      for (const line of describe(record)) say(`    ${line}`)
    }
    return true
  } catch (error) {
    return sayFailure(say, step, error)
  }
}

export function sayFailure(say: Terminal['say'], step: string, error: unknown): false {
  if (!(error instanceof CourtError)) throw error
  say(`✗ ${step}: ${error.code}: ${error.message}`)
  for (let cause = error.cause; cause instanceof Error; cause = cause.cause) say(`    because: ${cause.message}`)
  return false
}

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

const findType = (types: readonly CaseType[], asked: string) =>
  types.find(({ code }) => code === asked) ??
  types.find(({ short }) => plain(short) === plain(asked)) ??
  types.find(({ title }) => plain(title) === plain(asked))

const describe = (record: CaseRecord): string[] => [
  caseTitle(record),
  `CNR ${record.cnr ?? 'none'}, ${record.status}, stage: ${record.stage ?? 'none'}, coram: ${record.coram ?? 'none'}`,
  `next date ${record.next_hearing_date ?? 'none'}, decided ${record.decision_date ?? 'no'}`,
  `${record.hearings.length} hearings, ${record.orders.length} orders, ${record.acts.length} acts`,
]
