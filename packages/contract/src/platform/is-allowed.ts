import type { Ability, Action, Subject } from './abilities.ts'

/**
 * `manage` includes every action, and `all` every subject.
 * Do not import zod here: the web app loads this file at the start, so it must stay small.
 */
export const isAllowed = (abilities: readonly Ability[], action: Action, subject: Subject) =>
  abilities.some(
    (ability) =>
      (ability.action === action || ability.action === 'manage') &&
      (ability.subject === subject || ability.subject === 'all'),
  )

export const strangerAbilities: Ability[] = [{ action: 'read', subject: 'Auth' }]
