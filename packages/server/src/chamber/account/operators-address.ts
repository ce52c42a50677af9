import { Email } from '@peshi/contract/platform/person'
import { Conflict } from '../../platform/errors.ts'
import { type Config, demoDomain } from '../../platform/process/config.ts'
import type { SettingsReader } from '../../platform/process/settings-reader.ts'

declare module '../../platform/process/config.ts' {
  interface Config {
    /** E-mail addresses of who answers support tickets of all chambers. */
    operators: ReadonlySet<string>
  }
}

/** `a@example.in,b@example.in`; in the demo its owner answers. */
export function readOperators(read: Pick<SettingsReader, 'text' | 'problem'>, { mode }: Pick<Config, 'mode'>) {
  const given = read.text('PESHI_OPERATORS') ?? (mode === 'production' ? '' : `owner@${demoDomain}`)
  const entries = given.split(',').map((entry) => entry.trim())
  return new Set(
    entries.filter(Boolean).flatMap((entry) => {
      const email = Email.safeParse(entry)
      if (email.success) return [email.data]
      read.problem('PESHI_OPERATORS', `"${entry}" is no e-mail address`)
      return []
    }),
  )
}

/**
 * An operator is known by the address of an account that was there before the settings named it. Nobody opens an account
 * with such an address afterwards: whoever registers has not shown that it is theirs.
 */
export function refuseOperatorsAddress({ operators }: Pick<Config, 'operators'>, email: string | null): void {
  if (email === null || !operators.has(email)) return
  const sentence = 'This e-mail address is kept for who runs this installation.'
  throw new Conflict(sentence, 'operators-address', { email: sentence })
}
