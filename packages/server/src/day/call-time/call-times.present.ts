import type { LikelyTime as Shown } from '@peshi/contract/day/call-time'
import type { Said } from './call-times.service.ts'
import { confidence } from './learn.ts'

export function presentLikely(said: Said): Shown {
  switch (said.state) {
    case 'expected':
      return {
        state: 'expected',
        items_ahead: said.itemsAhead,
        from: said.from.toISOString(),
        likely: said.likely.toISOString(),
        to: said.to?.toISOString() ?? null,
        confidence: said.isGuess || said.isFromMessage ? null : Math.round(100 * confidence),
        learned_from: said.learnedFrom,
        is_from_message: said.isFromMessage === true,
      }
    case 'being-heard':
      return { state: 'being-heard', since: said.since.toISOString() }
    case 'called':
      return { state: 'called', at: said.at.toISOString() }
    case 'cannot-say':
      return { state: 'cannot-say', why: said.why, items_ahead: said.itemsAhead }
    case 'over':
      return said
  }
}

const ranks: Record<Shown['state'], number> = { 'being-heard': 0, expected: 1, 'cannot-say': 2, called: 3, over: 4 }

export function compareLikely(one: Shown, other: Shown): number {
  if (one.state === 'expected' && other.state === 'expected') return one.likely.localeCompare(other.likely)
  if (one.state === 'cannot-say' && other.state === 'cannot-say')
    return (one.items_ahead ?? Number.MAX_SAFE_INTEGER) - (other.items_ahead ?? Number.MAX_SAFE_INTEGER)
  return ranks[one.state] - ranks[other.state]
}
