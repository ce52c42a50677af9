// Decides who is asked next whether they appear at a hearing, and when. Times are of India.
import type { AppearanceRules } from '@peshi/contract/day/appearances'
import { addDays, type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { PersonId } from '@peshi/contract/platform/ids'
import { indiaTimeAt } from '@peshi/contract/platform/india-time'

export type Step = 'none' | 'first' | 'second' | 'owner'

export interface Asking {
  step: Step
  asked_id: PersonId | null
  asked_at: Date | null
  named_id: PersonId | null
  declined: readonly PersonId[]
  owner_told: number
  confirmed_id: PersonId | null
}

/** Members who may be asked about a hearing, each at most once. Nobody who is on leave, except the only owners. */
export interface People {
  /** The person who appears. */
  named: PersonId | null
  /** Lead first. Only members who see the matter. */
  team: readonly PersonId[]
  owners: readonly PersonId[]
}

export const neverAsked: Asking = {
  step: 'none',
  asked_id: null,
  asked_at: null,
  named_id: null,
  declined: [],
  owner_told: 0,
  confirmed_id: null,
}

export const eveningBegins = '16:00'
const eveningEnds = '23:45'
const morningBegins = '06:30'
/** On the morning of the hearing nobody is asked after this time. */
export const morningEnds = '10:30'
/** An owner who is first told of a hearing late in the morning is told again before 08:00, or soon after. */
const patienceMs = { evening: 30 * 60_000, morning: 15 * 60_000, lateMorning: 5 * 60_000 }
const ownerToldEnough = 2
const lateFrom = '07:30'

const instantAt = (date: CourtDate, time: string) => new Date(`${date}T${time}:00+05:30`)

export const isMorning = (now: Date): boolean => indiaTimeAt(now) < morningEnds

/** So late in the morning, owners are told by both channels, and no message waits for the time between messages. */
export const isLateMorning = (now: Date): boolean => isMorning(now) && indiaTimeAt(now) >= lateFrom

/** The people to ask, in this order. */
export const rowOf = ({ named, team }: People, { declined }: Pick<Asking, 'declined'>): PersonId[] =>
  [...new Set([...(named ? [named] : []), ...team])].filter((id) => !declined.includes(id))

/** Returns when the next person is asked, or null if nobody is on this evening or morning. */
export function nextAskAt(asking: Asking, date: CourtDate, rules: AppearanceRules, now: Date): Date | null {
  const { step, asked_at, owner_told, confirmed_id } = asking
  const today = courtDateAt(now)
  const isOfToday = date === today
  if (confirmed_id || !rules.is_on) return null
  if (step === 'owner' && (owner_told >= ownerToldEnough || !isOfToday)) return null
  const [from, patience, until] = isOfToday
    ? [morningBegins, isLateMorning(now) ? patienceMs.lateMorning : patienceMs.morning, morningEnds]
    : [asked_at && step !== 'none' ? rules.pass_at : rules.ask_at, patienceMs.evening, eveningEnds]
  const waited = asked_at && step !== 'none' ? asked_at.getTime() + patience : 0
  const at = new Date(Math.max(instantAt(today, from).getTime(), waited))
  return at < instantAt(today, until) ? at : null
}

export const isDue = (asking: Asking, date: CourtDate, rules: AppearanceRules, now: Date): boolean => {
  const at = nextAskAt(asking, date, rules, now)
  return at !== null && at <= now && !isNight(now)
}

function isNight(now: Date): boolean {
  const time = indiaTimeAt(now)
  return time >= eveningEnds || time < morningBegins
}

/** Whether a change of hearings can make somebody be asked before the next morning or evening begins. */
export const isAskingTime = (now: Date): boolean =>
  !isNight(now) && (isMorning(now) || indiaTimeAt(now) >= eveningBegins)

/** Returns when a morning or an evening next begins. */
export function nextBeginning({ ask_at }: Pick<AppearanceRules, 'ask_at'>, now: Date): Date {
  const today = courtDateAt(now)
  const all = [instantAt(today, morningBegins), instantAt(today, ask_at), instantAt(addDays(today, 1), morningBegins)]
  return all.find((one) => one > now) ?? now
}

export interface Asked {
  step: Exclude<Step, 'none'>
  ids: readonly PersonId[]
}

/**
 * Returns whom to ask next. After the second person, these are the owners. On the hearing's own morning, the owners are
 * asked together with the person whose turn it is.
 */
export function nextAsked(asking: Asking, people: People, now: Date): Asked {
  const row = rowOf(people, asking)
  const second = row.find((id) => id !== asking.asked_id)
  const next = { none: row[0], first: second, second: undefined, owner: undefined }[asking.step]
  if (next === undefined) return { step: 'owner', ids: people.owners }
  if (isMorning(now)) return { step: 'owner', ids: [...new Set([next, ...people.owners])] }
  return { step: asking.step === 'none' ? 'first' : 'second', ids: [next] }
}

/** An asking that no longer fits the hearing's people begins again: who appears was changed, left, or is on leave. */
export function fitTo(
  asking: Asking,
  named: PersonId | null,
  { isMember, isAvailable }: Record<'isMember' | 'isAvailable', (id: PersonId) => boolean>,
): Asking {
  const { confirmed_id, named_id, step, asked_id } = asking
  if (confirmed_id) return isMember(confirmed_id) && (!named || named === confirmed_id) ? asking : neverAsked
  if (step === 'none') return asking
  if (named && named !== named_id) return { ...neverAsked, declined: asking.declined.filter((id) => id !== named) }
  const isGone = step !== 'owner' && asked_id !== null && !isAvailable(asked_id)
  return isGone ? { ...asking, step: 'none', asked_at: null } : asking
}
