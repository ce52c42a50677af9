import {
  getHearingsOfMatter,
  type HearingEntry,
  type HearingOutcome,
  recordOutcome,
  saveHearing,
} from '@peshi/contract/matters/hearings'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import { ApiError } from '../../platform/api/api-error.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { readWritten, write } from '../../platform/device/written.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import type { WritingKind } from '../../platform/offline/writing.ts'

type InputBody<E> = NonNullable<InputOf<E>['body']>

type Noted = Pick<HearingOutcome, 'outcome' | 'next_date' | 'business'>

interface OfADay {
  /** True if the person decided to overwrite a colleague's change. */
  isMeant?: boolean
}

export type OutcomeWriting = { kind: 'outcome'; body: InputBody<typeof recordOutcome>; before: Noted | null } & OfADay
export type HearingWriting = { kind: 'hearing'; body: InputBody<typeof saveHearing>; before: Entered | null } & OfADay
type OfDay = OutcomeWriting | HearingWriting

const ofDay = {
  matterOf: ({ body }: OfDay) => body.matter_id,
  noteSent: rememberOwn,
  outdates: () => [['hearings'], ['matters'], ['today'], ['activity']],
}

export const outcomeWriting: WritingKind<OutcomeWriting> = {
  ...ofDay,
  kind: 'outcome',
  words: ['hearings'],
  label: ({ body }) => `${i18n.t('offline:kind.outcome')} ${isolate(toDayFirst(body.date))}`,
  textOf({ body: { outcome, next_date, business } }) {
    const next = next_date ? `${i18n.t('hearings:outcome.next_date')}: ${isolate(toDayFirst(next_date))}` : ''
    return [outcome && i18n.t(`hearings:outcomes.${outcome}`), next, business].filter(Boolean).join('\n')
  },
  async send(writing, attempt) {
    if (!(await isNotedAlready(writing))) await callApi(recordOutcome, { body: writing.body }, attempt)
  },
  confirm: (writing, { code }) => ({ ...writing, isMeant: code === 'outcome-changed' }),
}

export const hearingWriting: WritingKind<HearingWriting> = {
  ...ofDay,
  kind: 'hearing',
  label: ({ body }) => `${i18n.t('offline:kind.hearing')} ${isolate(toDayFirst(body.date))}`,
  textOf: ({ body: { time, court_no, item, stage, coram, note } }) =>
    [time, court_no, item, stage, coram, note].filter(Boolean).join('\n'),
  async send(writing, attempt) {
    await compareEntered(writing)
    await callApi(saveHearing, { body: writing.body }, attempt)
  },
  confirm: (writing, { code }) => ({ ...writing, isMeant: code === 'hearing-changed' }),
}

const entryOf = async ({ matter_id, date }: { matter_id: string; date: string }) => {
  const { data } = await callApi(getHearingsOfMatter, { params: { id: matter_id } })
  return data.find((entry) => entry.date === date)
}

const ownKey = ({ kind, body }: OfDay) => `own-${kind}:${body.matter_id}:${body.date}`

function rememberOwn(writing: OfDay): void {
  write(ownKey(writing), writing.body).catch((error: unknown) =>
    console.warn(`The person’s own entry could not be stored: ${String(error)}`),
  )
}

/**
 * True if the server already has this outcome. Throws if somebody recorded another outcome meanwhile, unless `isMeant`.
 */
async function isNotedAlready(writing: OutcomeWriting): Promise<boolean> {
  const { body, before, isMeant } = writing
  const noted = (await entryOf(body))?.outcome ?? null
  if (isSame(noted, body)) return true
  const own = readWritten(ownKey(writing)) as Noted | null
  if (isMeant || isSame(noted, before) || (own && isSame(noted, own))) return false
  throw new ApiError('Another outcome of this day has been noted since.', { status: 409, code: 'outcome-changed' })
}

type Said = { outcome: Noted['outcome'] | null; next_date?: string | null; business?: string | null | undefined }

const isSame = (one: Said | null, other: Said | null) =>
  (one?.outcome ?? null) === (other?.outcome ?? null) &&
  (one?.next_date ?? null) === (other?.next_date ?? null) &&
  (one?.business ?? null) === (other?.business ?? null)

export type Entered = Partial<
  Record<'court_no' | 'item' | 'time' | 'coram' | 'stage' | 'note' | 'appearing_id', string>
>

export function enteredOf(entry: HearingEntry | undefined): Entered {
  if (!entry) return {}
  const { court_no, item, coram, stage, time, note } = entry
  const ours = entry.source === 'ours' ? { court_no, item, coram, stage } : {}
  return withoutEmpty({ ...ours, time, note, appearing_id: entry.appearing?._id })
}

const withoutEmpty = (fields: Record<string, string | null | undefined>): Entered =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value))

async function compareEntered(writing: HearingWriting): Promise<void> {
  const { body, before, isMeant } = writing
  if (isMeant) return
  const entered = enteredOf(await entryOf(body))
  const own = readWritten(ownKey(writing)) as Record<string, string | null> | null
  const known = [before ?? {}, withoutEmpty({ ...body, version: null }), ...(own ? [withoutEmpty(own)] : [])]
  if (known.some((fields) => isWithin(entered, fields))) return
  throw new ApiError('Something else has been entered for this day since.', {
    status: 409,
    code: 'hearing-changed',
  })
}

const isWithin = (entered: Entered, known: Entered) =>
  Object.entries(entered).every(([name, value]) => known[name as keyof Entered] === value)
