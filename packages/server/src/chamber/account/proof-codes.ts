import type { AddressKind } from '@peshi/contract/chamber/proofs'
import { isSame } from '../../platform/crypto/keys.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import { composeMail } from '../../platform/sending/compose-mail.ts'
import { send } from '../../platform/sending/send.ts'
import type { Person } from './account.repo.ts'
import { accountWords } from './account-words.ts'
import { createDigits } from './short-codes.ts'

const windowMs = 10 * 60_000

export function createProofCodes({
  clock,
  queue,
  outlets,
  config,
}: Pick<Context, 'clock' | 'queue' | 'outlets' | 'config'>) {
  const digitsOf = createDigits(config.secret)

  function codeOf(person: Person, kind: AddressKind, windowsAgo = 0): string {
    const window = Math.floor(clock.now().getTime() / windowMs) - windowsAgo
    return digitsOf(`proof ${person.id} ${kind} ${person[kind]} ${window}`)
  }

  return {
    isRight: (person: Person, kind: AddressKind, code: string): boolean =>
      person[kind] !== null && [0, 1].some((ago) => isSame(codeOf(person, kind, ago), code)),

    /** `use` is what the code is for. A mail for a sign-in also says that there were many wrong tries. */
    async send(tx: Tx, person: Person, kind: AddressKind, use: 'proof' | 'sign-in' = 'proof'): Promise<void> {
      const to = person[kind]
      if (to === null) throw new Conflict('There is no address to send it to.', 'no-address')
      const { language } = person
      const code = codeOf(person, kind)
      const write = (spoken: typeof language) => accountWords[spoken].proofCode(code)
      const goodUntil = new Date(clock.now().getTime() + windowMs)
      const about = { kind: 'address-code', to, language, chamberId: null, personId: person.id, goodUntil } as const
      const words = accountWords[language]
      const title = use === 'proof' ? words.proofTitle : words.change['guarded-sign-in']
      const lines = use === 'proof' ? [write(language)] : [words.signInCode(code), words.ifNotYou]
      const mail = { subject: title, ...composeMail({ language, title, lines }) }
      await send(
        tx,
        { clock, queue, outlets },
        kind === 'email' ? { ...about, channel: 'email', ...mail } : { ...about, channel: 'sms', text: write },
      )
    },
  }
}
