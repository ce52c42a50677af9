import type { CourtId, MatterId, PersonId } from '@peshi/contract/platform/ids'

export interface Engagement {
  matterId: MatterId
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
  matterIds: MatterId[]
  free: { personId: PersonId; near: Pick<Engagement, 'matterId' | 'court' | 'courtNo'> | null }[]
}

export function findClashes(engagements: readonly Engagement[], people: readonly PersonId[]): Clash[] {
  const groups: { span: Span; members: Set<Engagement> }[] = []
  for (const [one, other, span] of overlapping(engagements)) {
    const touched = groups.filter(({ members }) => members.has(one) || members.has(other))
    for (const group of touched) groups.splice(groups.indexOf(group), 1)
    groups.push({
      span: touched.reduce((all, group) => unite(all, group.span), span),
      members: new Set([one, other, ...touched.flatMap(({ members }) => [...members])]),
    })
  }
  return groups
    .toSorted((one, other) => one.span.from.getTime() - other.span.from.getTime())
    .map(({ span, members }) => {
      const sorted = [...members].toSorted((one, other) => one.from.getTime() - other.from.getTime())
      return {
        ...span,
        personId: sorted[0]?.personId ?? null,
        matterIds: [...new Set(sorted.map(({ matterId }) => matterId))],
        free: findFree(engagements, people, span),
      }
    })
}

function overlapping(engagements: readonly Engagement[]): [Engagement, Engagement, Span][] {
  return engagements.flatMap((one, index) =>
    engagements.slice(index + 1).flatMap((other): [Engagement, Engagement, Span][] => {
      const span = overlapOf(one, other)
      const isClash = one.personId === other.personId && one.matterId !== other.matterId && !isSameRoom(one, other)
      return isClash && span ? [[one, other, span]] : []
    }),
  )
}

interface Span {
  from: Date
  to: Date
}

const isSameRoom = (one: Engagement, other: Engagement) => one.court === other.court && one.courtNo === other.courtNo

const unite = (one: Span, other: Span): Span => ({
  from: one.from < other.from ? one.from : other.from,
  to: one.to > other.to ? one.to : other.to,
})

function overlapOf(one: Span, other: Span): Span | null {
  const from = one.from > other.from ? one.from : other.from
  const to = one.to < other.to ? one.to : other.to
  return from < to ? { from, to } : null
}

function findFree(engagements: readonly Engagement[], people: readonly PersonId[], span: Span): Clash['free'] {
  return people
    .filter((person) => !engagements.some((one) => one.personId === person && overlapOf(one, span) !== null))
    .map((personId) => {
      const own = engagements.filter((one) => one.personId === personId)
      const [near] = own.toSorted((one, other) => distance(one, span) - distance(other, span))
      return { personId, near: near ? { matterId: near.matterId, court: near.court, courtNo: near.courtNo } : null }
    })
    .toSorted((one, other) => Number(one.near === null) - Number(other.near === null))
}

const distance = (one: Span, other: Span) =>
  Math.min(Math.abs(one.to.getTime() - other.from.getTime()), Math.abs(one.from.getTime() - other.to.getTime()))
