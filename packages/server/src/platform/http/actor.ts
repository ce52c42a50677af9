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

/** Call this in every service, because the guard checks only the role. */
export function authorize(actor: Actor, action: Action, subject: Subject): void {
  if (!isAllowed(actor.abilities, action, subject)) throw new Forbidden()
}
