import type { Ability, Action, Subject } from './abilities.ts'

/**
 * CASL's own rule, small enough to read: `manage` is every action, `all` every subject.
 * In a file without zod, so that the guard of the web application stands before the validator is loaded.
 */
export const isAllowed = (abilities: readonly Ability[], action: Action, subject: Subject) =>
  abilities.some(
    (ability) =>
      (ability.action === action || ability.action === 'manage') &&
      (ability.subject === subject || ability.subject === 'all'),
  )

/** What somebody who is not signed in may do. */
export const strangerAbilities: Ability[] = [{ action: 'read', subject: 'Auth' }]
