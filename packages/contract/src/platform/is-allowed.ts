import type { Ability, Action, Subject } from './abilities.ts'

/**
 * CASL's rule: `manage` is every action, `all` every subject. Without zod, so that the web app's guard need not load
 * it.
 */
export const isAllowed = (abilities: readonly Ability[], action: Action, subject: Subject) =>
  abilities.some(
    (ability) =>
      (ability.action === action || ability.action === 'manage') &&
      (ability.subject === subject || ability.subject === 'all'),
  )

export const strangerAbilities: Ability[] = [{ action: 'read', subject: 'Auth' }]
