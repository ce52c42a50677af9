import type { CaseRecord } from '@peshi/contract/courts/case-record'

export interface AskedCase {
  court: string
  unique_id: string
  cnr: string | null
  record: Pick<CaseRecord, 'filing_number' | 'petitioners' | 'respondents'>
}

type ShownCase = Pick<CaseRecord, 'court' | 'cnr' | 'filing_number' | 'petitioners' | 'respondents'>

/** The case number alone is not enough, because sites have shown another bench's case with the same number. */
export function isSameCase(asked: AskedCase, shown: ShownCase, shownUniqueId: string): boolean {
  if (asked.court !== shown.court) return false
  if (asked.cnr !== null && shown.cnr !== null) return asked.cnr === shown.cnr
  const [filed, shownFiled] = [digits(asked.record.filing_number), digits(shown.filing_number)]
  const isNumberSame = asked.unique_id === shownUniqueId
  if (filed !== '' && filed === shownFiled) return isNumberSame || sharesParty(asked.record, shown)
  return isNumberSame && sharesParty(asked.record, shown)
}

const digits = (text: string | null) => text?.replace(/\D+/g, '') ?? ''

/** Also true if one of the cases has no names, because a page may omit the parties. */
function sharesParty(one: AskedCase['record'], other: AskedCase['record']): boolean {
  const [names, others] = [namesOf(one), namesOf(other)]
  return names.size === 0 || others.size === 0 || [...names].some((name) => others.has(name))
}

const namesOf = ({ petitioners, respondents }: AskedCase['record']) =>
  new Set([...petitioners, ...respondents].map(({ name }) => plain(name)).filter((name) => name !== ''))

const plain = (name: string) => name.toUpperCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
