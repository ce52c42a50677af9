// Decides who is asked next whether they appear at a hearing, and when. Times are of India.
import type { AppearanceRules } from '@peshi/contract/day/appearances'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { PersonId } from '@peshi/contract/platform/ids'
import { inIndia } from '@peshi/contract/platform/india-time'

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

/** Members who may be asked about a hearing, each at most once. */
export interface People {
  /** Who appears. */
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

const night = { from: '23:45', to: '06:30' }
/** On the morning of the hearing nobody is asked after this time. */
export const morningEnds = '10:30'
const patienceMs = { evening: 30 * 60_000, morning: 15 * 60_000 }
const ownerToldEnough = 2

export const timeAt = (now: Date): string => inIndia(now).toISOString().slice(11, 16)

/** Who is asked first, and who after them. */
export const rowOf = ({ named, team }: People, { declined }: Pick<Asking, 'declined'>): PersonId[] =>
  [...new Set([...(named ? [named] : []), ...team])].filter((id) => !declined.includes(id))

/** Whether the job has anything to do for the chamber at this time. */
export const isAskingTime = ({ is_on, ask_at }: AppearanceRules, now: Date): boolean => {
  const time = timeAt(now)
  return is_on && ((time >= ask_at && time < night.from) || (time >= night.to && time < morningEnds))
}

export function isDue(asking: Asking, date: CourtDate, { ask_at, pass_at }: AppearanceRules, now: Date): boolean {
  const { step, asked_at, owner_told, confirmed_id } = asking
  const time = timeAt(now)
  const isOfToday = date === courtDateAt(now)
  if (confirmed_id || time >= night.from || time < night.to) return false
  if (isOfToday ? time >= morningEnds : time < ask_at) return false
  if (step === 'none' || !asked_at) return true
  if (step === 'owner' && (owner_told >= ownerToldEnough || !isOfToday)) return false
  const wait = isOfToday ? patienceMs.morning : patienceMs.evening
  return (isOfToday || time >= pass_at) && now.getTime() - asked_at.getTime() >= wait
}

export interface Asked {
  step: Exclude<Step, 'none'>
  ids: readonly PersonId[]
}

/** Returns whom to ask next. After the second person, these are the owners. */
export function nextAsked(asking: Asking, people: People): Asked {
  const row = rowOf(people, asking)
  const [first] = row
  if (asking.step === 'none' && first) return { step: 'first', ids: [first] }
  const second = row.find((id) => id !== asking.asked_id)
  if (asking.step === 'first' && second) return { step: 'second', ids: [second] }
  return { step: 'owner', ids: people.owners }
}

/** An asking that no longer fits the hearing's people begins again: who appears was changed, or left. */
export function fitTo(asking: Asking, named: PersonId | null, members: ReadonlySet<PersonId>): Asking {
  const { confirmed_id, named_id, step, asked_id } = asking
  if (confirmed_id) return members.has(confirmed_id) && (!named || named === confirmed_id) ? asking : neverAsked
  if (step === 'none') return asking
  if (named !== named_id && named) return { ...neverAsked, declined: asking.declined.filter((id) => id !== named) }
  const isGone = step !== 'owner' && asked_id !== null && !members.has(asked_id)
  return isGone ? { ...asking, step: 'none', asked_at: null } : asking
}
