import type { Side } from '@peshi/contract/matters/families'
import type { Whose } from '@peshi/contract/trackers/clocks'

export function whoseStep(by: Side | null, ours: Side | null): Whose | null {
  if (by === null || ours === null || by === 'other' || ours === 'other') return null
  return by === ours ? 'ours' : 'theirs'
}
