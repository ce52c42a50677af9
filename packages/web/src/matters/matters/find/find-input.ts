import { casesNamed } from '@peshi/contract/courts/case-numbers'
import { courtsOfCnr } from '@peshi/contract/courts/cnr-courts'
import type { FindBy, FindList } from '@peshi/contract/courts/courts'
import type { FindInput } from '@peshi/contract/courts/find-case'
import { clean, yearIn } from '@peshi/contract/platform/cleaned'
import { Cnr, type CourtId } from '@peshi/contract/platform/ids'
import { saySign } from '../../../platform/i18n/say-sign.ts'
import type { Draft } from './draft.ts'

export type DraftField = Exclude<keyof Draft, 'by' | 'quick' | 'by_hand' | 'party_side' | 'status'>

export type Wrong = Partial<
  Record<DraftField, FindField | 'court' | 'petitioner' | 'respondent' | 'hand_type' | 'cnr_court' | 'commission'>
>

type FindField = Extract<DraftField, keyof FindInput>

const fieldsOf: Record<FindBy, readonly FindField[]> = {
  'case-number': ['case_type', 'case_number', 'case_year'],
  'filing-number': ['case_type', 'case_number', 'case_year'],
  cnr: ['cnr'],
  // The Supreme Court gives a diary number before a case has a type.
  'diary-number': ['case_number', 'case_year'],
  party: ['name', 'case_year'],
  advocate: ['name', 'advocate_code', 'case_year'],
  fir: ['police_station', 'case_number', 'case_year'],
  act: ['act'],
}

export const drawnWays = Object.keys(fieldsOf) as readonly FindBy[]

export const asks = (by: FindBy, field: FindField) => fieldsOf[by].includes(field)

export const asksStatus = (by: FindBy) => ['party', 'advocate', 'fir', 'act'].includes(by)

const supreme = 'sci'

export const figures = (text: string): string => clean('number', text)

/** The Supreme Court's site searches advocates only by AOR code. */
export const asksName = ({ by, court }: Draft) => asks(by, 'name') && !(by === 'advocate' && court === supreme)

/** The sites of district and high courts always search both sides. */
export const asksSide = ({ by, court }: Draft) => by === 'party' && !/^(dc|hc)-/.test(court ?? '')

/** Translation key of the label. Consumer courts (`tribunals-…`) have commissions instead of establishments. */
export const establishmentWord = ({ court }: Pick<Draft, 'court'>) =>
  court?.startsWith('tribunals-') ? 'commission' : 'establishment'

/** The Supreme Court's form does not offer `both`. */
export const statusOf = ({ court, status }: Draft) => (court === supreme && status === 'both' ? 'pending' : status)

const isWrong: Record<FindField, (draft: Draft) => boolean> = {
  case_type: ({ case_type }) => !case_type,
  case_number: ({ by, case_number }) => !(by === 'diary-number' ? /^\d{1,9}$/ : /^\d{1,7}$/).test(figures(case_number)),
  case_year: ({ by, court, case_year }) =>
    !/^(19|20)\d{2}$/.test(figures(case_year)) && (by !== 'advocate' || court === supreme || case_year.trim() !== ''),
  cnr: ({ cnr }) => !Cnr.safeParse(cnr).success,
  name: (draft) =>
    asksName(draft) && draft.name.trim().length < 3 && !(draft.by === 'advocate' && draft.advocate_code.trim()),
  advocate_code: (draft) => !asksName(draft) && !draft.advocate_code.trim(),
  police_station: ({ police_station }) => !police_station,
  act: ({ act }) => !act,
  establishment: ({ establishment }) => !establishment,
}

export function checkDraft(draft: Draft, lists: readonly FindList[] = []): Wrong {
  const wrong: Wrong = draft.court ? {} : { court: 'court' }
  const fields: FindField[] = [...(lists.includes('establishment') ? ['establishment' as const] : [])]
  for (const field of [...fields, ...fieldsOf[draft.by]]) if (isWrong[field](draft)) wrong[field] = field
  if (wrong.establishment) wrong.establishment = establishmentWord(draft)
  if (draft.by === 'cnr' && draft.court && !wrong.cnr && isOfOtherCourt(draft.cnr, draft.court)) wrong.cnr = 'cnr_court'
  return wrong
}

function isOfOtherCourt(written: string, court: CourtId): boolean {
  const named = courtsOfCnr(Cnr.parse(written))
  return named !== null && !named.includes(court)
}

export function sayWrong(draft: Draft, field: string, sentence: string): string {
  if (field !== 'case_number' && field !== 'case_year') return sentence
  return saySign(draft[field], sentence)
}

export function toFindInput(draft: Draft, court: CourtId): Partial<FindInput> & { court: CourtId } {
  const { by } = draft
  const value = <T>(field: FindField, read: T) => (asks(by, field) && read ? { [field]: read } : {})
  return {
    court,
    by,
    ...value('cnr', draft.cnr),
    ...value('case_type', draft.case_type),
    ...value('case_number', figures(draft.case_number)),
    ...value('case_year', yearIn(draft.case_year)),
    ...(asksName(draft) && value('name', draft.name.trim())),
    ...value('advocate_code', draft.advocate_code.trim()),
    ...value('police_station', draft.police_station),
    ...value('act', draft.act),
    ...(by === 'party' && { party_side: draft.party_side }),
    ...(asksStatus(by) && { status: statusOf(draft) }),
    ...(draft.establishment && sendsEstablishment(draft) && { establishment: draft.establishment }),
  }
}

const sendsEstablishment = ({ by, court }: Draft) =>
  asksStatus(by) || by === 'filing-number' || (by === 'case-number' && court?.startsWith('tribunals-'))

export function checkByHand(draft: Draft): Wrong {
  const wrong: Wrong = {}
  for (const field of ['petitioner', 'respondent', 'hand_type'] as const) if (!draft[field].trim()) wrong[field] = field
  if (!/^\d{1,9}$/.test(figures(draft.case_number))) wrong.case_number = 'case_number'
  if (isWrong.case_year(draft)) wrong.case_year = 'case_year'
  return wrong
}

/** The CNR or the typed number, by which a case can be kept without reading it. */
export function numbersOf(draft: Draft) {
  const cnr = Cnr.safeParse(draft.cnr)
  if (cnr.success) return { cnr: cnr.data }
  const [one, other] = casesNamed(draft.quick, [])
  return one?.type && !other ? { case_type: one.type, case_number: one.number, case_year: Number(one.year) } : null
}
