import { type HearingEntry, hearingPeople, recordOutcome, saveHearing } from '@peshi/contract/matters/hearings'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { InputOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import type { ClockPeriod } from '@peshi/contract/trackers/clocks'
import type { z } from 'zod'
import { askWhich, type FieldWords } from '../../chamber/edits/clash.ts'
import { type Choose, type Seen, sendEdit, settle } from '../../chamber/edits/edit.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { readWritten, write } from '../../platform/device/written.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { type Attempt, attemptAt, type WritingKind } from '../../platform/offline/writing.ts'

export type Time = z.infer<typeof ClockPeriod>

type InputBody<E> = NonNullable<InputOf<E>['body']>
type OnDay = 'matter_id' | 'date' | 'version'

export type OutcomeBody = Omit<InputBody<typeof recordOutcome>, 'version'>
export type HearingBody = Omit<InputBody<typeof saveHearing>, 'version'>
type OutcomeInput = InputBody<typeof recordOutcome>
export type OutcomeFields = Required<Omit<OutcomeInput, OnDay | 'time'>> & Pick<OutcomeInput, 'time'>
export type HearingFields = Required<Omit<InputBody<typeof saveHearing>, OnDay>>

/** `seen` is the day as the person saw it. */
export type OutcomeWriting = {
  kind: 'outcome'
  body: OutcomeBody & OutcomeFields
  seen: Seen<OutcomeFields> | undefined
}
export type HearingWriting = {
  kind: 'hearing'
  body: HearingBody & HearingFields
  seen: Seen<HearingFields> | undefined
}

export const outcomeFields = (entry: HearingEntry | undefined): OutcomeFields => ({
  outcome: entry?.outcome?.outcome ?? null,
  next_date: entry?.outcome?.next_date ?? null,
  business: entry?.outcome?.business ?? null,
  appearing_id: entry?.appearing?._id ?? null,
  time: entry?.outcome?.time ?? null,
})

/** Empty if the chamber entered nothing for the day. */
export const hearingFields = (day: HearingEntry | undefined): HearingFields => {
  const entry = day?._id ? day : undefined
  return {
    court_no: entry?.court_no ?? null,
    item: entry?.item ?? null,
    time: entry?.time ?? null,
    stage: entry?.stage ?? null,
    coram: entry?.coram ?? null,
    note: entry?.note ?? null,
    video: entry?.video ?? null,
    appearing_id: entry?.appearing?._id ?? null,
  }
}

export const seenOn = <Fields>(
  entry: HearingEntry | undefined,
  fieldsOf: (entry: HearingEntry | undefined) => Fields,
): Seen<Fields> => ({ version: entry?.version ?? 0, fields: fieldsOf(entry) })

const fieldsIn = <Body extends { matter_id: unknown; date: unknown }>({ matter_id: _, date: _date, ...fields }: Body) =>
  fields

const personNamed = (id: string | null | undefined, people: People) =>
  id ? (people.find(({ _id }) => _id === id)?.name ?? i18n.t('common:changed.someone')) : ''
export type People = readonly { _id: string; name: string }[]

export const outcomeWords = (people: People): FieldWords<OutcomeFields> => ({
  label: (name) => i18n.t(name === 'appearing_id' ? 'hearings:outcome.appeared' : `hearings:outcome.${name}`),
  say: {
    outcome: (outcome) => (outcome ? i18n.t(`hearings:outcomes.${outcome}`) : ''),
    appearing_id: (id) => personNamed(id, people),
    time: (time) => (time ? i18n.t('hearings:outcome.time_weeks', { count: time.count }) : ''),
  },
})

export const hearingWords = (people: People): FieldWords<HearingFields> => ({
  label: (name) => i18n.t(name === 'appearing_id' ? 'hearings:column.appears' : `hearings:add.${name}`),
  say: { appearing_id: (id) => personNamed(id, people) },
})

export async function sendOutcome(writing: OutcomeWriting, attempt: Attempt, choose: Choose<OutcomeFields>) {
  const { body, seen } = writing
  const { matter_id, date } = body
  // An earlier version stored entries without what the person saw.
  const known = seen ?? seenOn(undefined, outcomeFields)
  const reply = await sendEdit<HearingEntry, OutcomeFields, ReplyOf<typeof recordOutcome>>(
    {
      seen: known,
      fields: fieldsIn(body),
      fieldsOf: outcomeFields,
      send: (changes, { outcome, next_date }) =>
        callApi(
          recordOutcome,
          { body: { matter_id, date, outcome, next_date, ...changes } },
          attemptAt(changes.version, attempt),
        ),
    },
    choose,
  )
  rememberOwn(writing, reply)
  return reply
}

export async function sendHearing(writing: HearingWriting, attempt: Attempt, choose: Choose<HearingFields>) {
  const { body, seen } = writing
  const { matter_id, date } = body
  const known = seen ?? seenOn(undefined, hearingFields)
  const reply = await sendEdit<HearingEntry, HearingFields, ReplyOf<typeof saveHearing>>(
    {
      seen: known,
      fields: fieldsIn(body),
      fieldsOf: hearingFields,
      send: (changes) =>
        callApi(saveHearing, { body: { matter_id, date, ...changes } }, attemptAt(changes.version, attempt)),
    },
    choose,
  )
  rememberOwn(writing, reply)
  return reply
}

type OfDay = OutcomeWriting | HearingWriting
const ownKey = ({ kind, body }: OfDay) => `own-${kind}:${body.matter_id}:${body.date}`

function rememberOwn(writing: OfDay, reply: { data: HearingEntry[] } | null): void {
  const version = reply?.data[0]?.version
  if (version === undefined) return
  write(ownKey(writing), version).catch((error: unknown) =>
    console.warn(`The person’s own entry could not be stored: ${String(error)}`),
  )
}

/** A later entry replaces an earlier one from this device. Otherwise the person decides in the outbox. */
const replacesOwn =
  (writing: OfDay) =>
  async ({ version }: { version: number }) =>
    readWritten(ownKey(writing)) === version ? new Set<never>() : null

/** Without a network, people stay unnamed. */
const readPeople = (): Promise<People> =>
  callApi(hearingPeople).then(
    ({ data }) => data,
    () => [],
  )

const ofDay = {
  matterOf: ({ body }: OutcomeWriting | HearingWriting) => body.matter_id,
  words: ['hearings'] as const,
  outdates: () => [['hearings'], ['matters'], ['today'], ['calls'], ['clocks'], ['activity']],
}

export const outcomeWriting: WritingKind<OutcomeWriting> = {
  ...ofDay,
  kind: 'outcome',
  label: ({ body }) => `${i18n.t('offline:kind.outcome')} ${isolate(toDayFirst(body.date))}`,
  textOf({ body: { outcome, next_date, business } }) {
    const next = next_date ? `${i18n.t('hearings:outcome.next_date')}: ${isolate(toDayFirst(next_date))}` : ''
    return [outcome && i18n.t(`hearings:outcomes.${outcome}`), next, business].filter(Boolean).join('\n')
  },
  send: (writing, attempt) => sendOutcome(writing, attempt, replacesOwn(writing)),
  async settle(writing, changed) {
    const { body, seen } = writing
    const settled = await settle(
      { seen: seen ?? seenOn(undefined, outcomeFields), fields: fieldsIn(body) },
      changed,
      outcomeFields,
      askWhich(outcomeWords(await readPeople())),
    )
    return settled && { ...writing, seen: settled.seen, body: { ...body, ...settled.fields } }
  },
}

export const hearingWriting: WritingKind<HearingWriting> = {
  ...ofDay,
  kind: 'hearing',
  label: ({ body }) => `${i18n.t('offline:kind.hearing')} ${isolate(toDayFirst(body.date))}`,
  textOf: ({ body: { time, court_no, item, stage, coram, note, video } }) =>
    [time, court_no, item, stage, coram, note, video].filter(Boolean).join('\n'),
  send: (writing, attempt) => sendHearing(writing, attempt, replacesOwn(writing)),
  async settle(writing, changed) {
    const { body, seen } = writing
    const settled = await settle(
      { seen: seen ?? seenOn(undefined, hearingFields), fields: fieldsIn(body) },
      changed,
      hearingFields,
      askWhich(hearingWords(await readPeople())),
    )
    return settled && { ...writing, seen: settled.seen, body: { ...body, ...settled.fields } }
  },
}
