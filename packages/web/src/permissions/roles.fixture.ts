import { Action, abilitiesOf, ChamberRole, Subject } from '@peshi/contract/abilities'
import { isAllowed } from '@peshi/contract/is-allowed'

/** Some of the roles, a bit for each. */
export type Roles = number

const roles = ChamberRole.options
const rolesWhere = (isIn: (role: ChamberRole) => boolean): Roles =>
  roles.reduce((found, role, place) => (isIn(role) ? found | (1 << place) : found), 0)

export const everybody = rolesWhere(() => true)
export const only = (name: string) => rolesWhere((role) => role === name)
export const clients = only('client')
export const nobody: Roles = 0
export const who = (action: unknown, subject: unknown): Roles =>
  rolesWhere((role) => isAllowed(abilitiesOf[role], Action.parse(action), Subject.parse(subject)))
export const sayRoles = (some: Roles) => roles.filter((_, place) => some & (1 << place)).join(', ')
