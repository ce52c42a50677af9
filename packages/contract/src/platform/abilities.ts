import { z } from 'zod'

export const Action = z.enum(['create', 'read', 'update', 'delete', 'manage'])
export type Action = z.infer<typeof Action>

export const Subject = z.enum([
  'Auth',
  'Dashboard',
  'Matter',
  'Order',
  'Document',
  'Note',
  'Activity',
  'Clock',
  'Task',
  'Court',
  'Account',
  'DueCheck',
  'Tracker',
  'Import',
  'Client',
  'Conflict',
  'ClientArea',
  'Member',
  'Share',
  'ClientNote',
  'Plan',
  'Support',
  'News',
  'Invoice',
  'all',
])
export type Subject = z.infer<typeof Subject>

/** `companion`: the token of a browser extension, which can only call endpoints that are `isForCompanion`. */
export const TokenScope = z.enum(['read', 'write', 'companion'])
export type TokenScope = z.infer<typeof TokenScope>

export const Ability = z.object({ action: Action, subject: Subject })
export type Ability = z.infer<typeof Ability>

export const ChamberRole = z.enum(['owner', 'advocate', 'clerk', 'billing', 'client'])
export type ChamberRole = z.infer<typeof ChamberRole>

const pairs = (text: string): Ability[] =>
  text.split(/\s+/).map((pair) => {
    const [action, subject] = pair.split(':')
    return Ability.parse({ action, subject })
  })

/** The owner's switches for what roles may do. */
export const RoleSwitches = z.object({
  clerks_see_documents: z.boolean(),
  /** Documents and tasks. Clerks delete nothing else. */
  clerks_may_delete: z.boolean(),
  /** Invoices and payments of the matters on whose team the advocate is, to read. */
  advocates_see_money: z.boolean(),
})
export type RoleSwitches = z.infer<typeof RoleSwitches>

/** The switches of a new chamber. */
export const usualSwitches: RoleSwitches = {
  clerks_see_documents: true,
  clerks_may_delete: true,
  advocates_see_money: false,
}

const abilitiesOf: Record<ChamberRole, Ability[]> = {
  owner: pairs('manage:all'),
  advocate: pairs(
    'read:Auth read:Dashboard manage:Matter manage:Order manage:Clock manage:Task manage:Note read:Activity manage:Document manage:Import manage:DueCheck manage:Tracker manage:Client manage:Conflict read:Court update:Court read:Member manage:Share manage:ClientNote read:News manage:Support manage:Account',
  ),
  clerk: pairs(
    'read:Auth read:Dashboard create:Matter read:Matter update:Matter create:Clock read:Clock update:Clock create:Task read:Task update:Task create:Note read:Note update:Note read:Order update:Order create:Import read:Import update:Import manage:DueCheck create:Tracker read:Tracker update:Tracker create:Client read:Client update:Client read:Conflict read:Court read:Member read:Share create:ClientNote read:ClientNote update:ClientNote read:News manage:Support manage:Account',
  ),
  billing: pairs(
    'read:Auth read:Dashboard read:Matter manage:Task read:Client read:Court read:Member manage:Plan manage:Invoice read:News manage:Support manage:Account',
  ),
  client: pairs('read:Auth read:ClientArea update:ClientArea read:Account update:Account'),
}

/**
 * The rights of a person outside the chamber in the one matter that is shared: `view` reads dates, orders and chosen papers.
 * `work` also gets the brief pack with the notes, and records outcomes. `full` also adds papers.
 */
export const GuestLevel = z.enum(['view', 'work', 'full'])
export type GuestLevel = z.infer<typeof GuestLevel>

const viewing = 'read:Matter read:Order read:Document'
const working = `${viewing} update:Matter read:Note`
const guestsAbilities: Record<GuestLevel, Ability[]> = {
  view: pairs(viewing),
  work: pairs(working),
  full: pairs(`${working} create:Document`),
}

export const abilitiesForGuest = (level: GuestLevel): Ability[] => guestsAbilities[level]

const clerksDocuments = pairs('create:Document read:Document update:Document')

export function abilitiesFor(role: ChamberRole, switches: RoleSwitches): Ability[] {
  const { clerks_see_documents, clerks_may_delete, advocates_see_money } = switches
  if (role === 'advocate' && advocates_see_money) return [...abilitiesOf.advocate, ...pairs('read:Invoice')]
  if (role !== 'clerk') return abilitiesOf[role]
  return [
    ...abilitiesOf.clerk,
    ...(clerks_see_documents ? clerksDocuments : []),
    ...(clerks_may_delete ? pairs('delete:Task') : []),
    ...(clerks_may_delete && clerks_see_documents ? pairs('delete:Document') : []),
  ]
}
