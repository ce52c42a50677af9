import { Email } from '@peshi/contract/platform/person'
import { Conflict } from '../../platform/errors.ts'
import { type Config, demoDomain } from '../../platform/process/config.ts'
import type { SettingsReader } from '../../platform/process/settings-reader.ts'

declare module '../../platform/process/config.ts' {
  interface Config {
    operators: ReadonlySet<string>
  }
}

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
 * Throws if `email` is an operator's address. Without this check, a stranger could register as operator, because
 * a registration without mail does not prove the address. The first owner's link comes from the log, so its holder is the operator.
 */
export function refuseOperatorsAddress({ operators }: Pick<Config, 'operators'>, email: string | null): void {
  if (email === null || !operators.has(email)) return
  const sentence = 'This e-mail address is kept for who runs this installation.'
  throw new Conflict(sentence, 'operators-address', { email: sentence })
}
