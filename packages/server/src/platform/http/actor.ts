import type { Ability, Action, ChamberRole, Subject } from '@peshi/contract/platform/abilities'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { Forbidden } from '../errors.ts'

/** Who calls: a person in the chamber that is current for this session. */
export interface Actor {
  personId: PersonId
  chamberId: ChamberId
  /** The signed-in device's session. */
  signInId: string
  role: ChamberRole
  abilities: readonly Ability[]
}

/** Throws `Forbidden` unless the actor's abilities hold the pair. Services call it; the guard is only the first door. */
export function authorize(actor: Actor, action: Action, subject: Subject): void {
  if (!isAllowed(actor.abilities, action, subject)) throw new Forbidden()
}
