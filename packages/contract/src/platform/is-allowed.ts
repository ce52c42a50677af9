import type { Ability, Action, Subject } from './abilities.ts'

/**
 * `manage` includes every action, and `all` includes every subject. Do not import zod in this file: the web app loads
 * it at the start, so it must stay small.
 */
export const isAllowed = (abilities: readonly Ability[], action: Action, subject: Subject) =>
  abilities.some(
    (ability) =>
      (ability.action === action || ability.action === 'manage') &&
      (ability.subject === subject || ability.subject === 'all'),
  )

export const strangerAbilities: Ability[] = [{ action: 'read', subject: 'Auth' }]
