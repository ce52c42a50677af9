import type { Ability, Action, ChamberRole, Subject } from '@peshi/contract/platform/abilities'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { Forbidden } from '../errors.ts'

export interface Actor {
  personId: PersonId
  chamberId: ChamberId
  signInId: string
  role: ChamberRole
  abilities: readonly Ability[]
}

/** Every service must call this, because `guard.ts` checks only the permission that the endpoint names. */
export function authorize(actor: Actor, action: Action, subject: Subject): void {
  if (!isAllowed(actor.abilities, action, subject)) throw new Forbidden()
}
