import type { CourtId, MatterId, PersonId } from '@peshi/contract/ids'

/** Somebody of the chamber before a court for a time, as far as it can be foretold. */
export interface Engagement {
  matterId: MatterId
  /** Null: nobody is named for it. */
  personId: PersonId | null
  court: CourtId
  courtNo: string
  from: Date
  to: Date
}

export interface Clash {
  from: Date
  to: Date
  personId: PersonId | null
  matterIds: [MatterId, MatterId]
  free: { personId: PersonId; near: Pick<Engagement, 'court' | 'courtNo'> | null }[]
}

const clashesAtMost = 50

/** Pairs that one person, or nobody in particular, has at the same time in different rooms; by when they begin. */
export function findClashes(engagements: readonly Engagement[], people: readonly PersonId[]): Clash[] {
  const clashes: Clash[] = []
  engagements.forEach((one, index) => {
    for (const other of engagements.slice(index + 1)) {
      const span = overlapOf(one, other)
      if (one.personId !== other.personId || isSameRoom(one, other) || span === null) continue
      if (one.matterId === other.matterId) continue
      clashes.push({
        ...span,
        personId: one.personId,
        matterIds: one.from <= other.from ? [one.matterId, other.matterId] : [other.matterId, one.matterId],
        free: findFree(engagements, people, span),
      })
    }
  })
  return clashes.toSorted((one, other) => one.from.getTime() - other.from.getTime()).slice(0, clashesAtMost)
}

interface Span {
  from: Date
  to: Date
}

const isSameRoom = (one: Engagement, other: Engagement) => one.court === other.court && one.courtNo === other.courtNo

function overlapOf(one: Span, other: Span): Span | null {
  const from = one.from > other.from ? one.from : other.from
  const to = one.to < other.to ? one.to : other.to
  return from < to ? { from, to } : null
}

/** Who has nothing else in that time; whoever is in a court near to that time comes first, for that building is known. */
function findFree(engagements: readonly Engagement[], people: readonly PersonId[], span: Span): Clash['free'] {
  return people
    .filter((person) => !engagements.some((one) => one.personId === person && overlapOf(one, span) !== null))
    .map((personId) => {
      const own = engagements.filter((one) => one.personId === personId)
      const [near] = own.toSorted((one, other) => distance(one, span) - distance(other, span))
      return { personId, near: near ? { court: near.court, courtNo: near.courtNo } : null }
    })
    .toSorted((one, other) => Number(one.near === null) - Number(other.near === null))
}

const distance = (one: Span, other: Span) =>
  Math.min(Math.abs(one.to.getTime() - other.from.getTime()), Math.abs(one.from.getTime() - other.to.getTime()))
