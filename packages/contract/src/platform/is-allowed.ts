import type { Ability, Action, Subject } from './abilities.ts'

/**
 * `manage` covers every action, and `all` covers every subject. Do not import zod: the web app's guard must stay small.
 */
export const isAllowed = (abilities: readonly Ability[], action: Action, subject: Subject) =>
  abilities.some(
    (ability) =>
      (ability.action === action || ability.action === 'manage') &&
      (ability.subject === subject || ability.subject === 'all'),
  )

export const strangerAbilities: Ability[] = [{ action: 'read', subject: 'Auth' }]
