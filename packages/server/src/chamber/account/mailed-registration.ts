import { randomBytes } from 'node:crypto'
import { Language } from '@peshi/contract/platform/person'
import { z } from 'zod'
import { isSame, keysFor } from '../../platform/crypto/keys.ts'
import { seal, unseal } from '../../platform/crypto/seal.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { composeMail } from '../../platform/sending/compose-mail.ts'
import { send } from '../../platform/sending/send.ts'
import { accountWords } from './account-words.ts'
import { wrongCode } from './second-factor.service.ts'
import { createDigits } from './short-codes.ts'
import { stepOver } from './sign-in.service.ts'

const stepMs = 10 * 60_000
const owner = 'registration'

const Newcomer = z.object({
  name: z.string(),
  chamber_name: z.string(),
  email: z.string(),
  mobile: z.string().nullable(),
  language: Language,
  password_hash: z.string(),
  link: z.string().optional(),
})
export type Newcomer = z.infer<typeof Newcomer>

const Sealed = z.object({ newcomer: Newcomer, isFree: z.boolean(), id: z.string(), until: z.number() })

/**
 * A registration that waits for the code in its mail. Until then the server stores nothing: the encrypted token has the
 * registration. If the address has an account, the mail says so and has no code, and the reply is the same.
 */
export function createMailedRegistrations({
  config: { secret, publicUrl },
  clock,
  queue,
  outlets,
}: Pick<Context, 'config' | 'clock' | 'queue' | 'outlets'>) {
  const keys = keysFor(secret, 'registration')
  const digitsOf = createDigits(secret)

  async function sendMail(tx: Tx, { email, language }: Newcomer, code: string | null): Promise<void> {
    const words = accountWords[language]
    const title = code === null ? words.haveAccountTitle : words.proofTitle
    const mail = composeMail(
      code === null
        ? { language, title, lines: [words.haveAccount], link: { label: words.signIn, url: `${publicUrl}/login` } }
        : { language, title, lines: [words.proofCode(code)] },
    )
    const about = { kind: 'address-code', to: email, language, chamberId: null, personId: null } as const
    const goodUntil = new Date(clock.now().getTime() + stepMs)
    await send(tx, { clock, queue, outlets }, { ...about, channel: 'email', subject: title, goodUntil, ...mail })
  }

  return {
    async begin(tx: Tx, newcomer: Newcomer, isFree: boolean) {
      const id = randomBytes(16).toString('base64url')
      const until = clock.now().getTime() + stepMs
      await sendMail(tx, newcomer, isFree ? digitsOf(`registration ${id}`) : null)
      const token = seal(keys[0], owner, Buffer.from(JSON.stringify({ newcomer, isFree, id, until })))
      return { second_step: { token, expires_at: new Date(until).toISOString(), by: 'mail' as const } }
    },

    /** Returns the address that the token is for, and a function that checks the code. */
    read(token: string) {
      const { newcomer, isFree, id, until } = open(keys, token)
      if (until <= clock.now().getTime()) throw stepOver()
      return {
        email: newcomer.email,
        check(code: string): Newcomer {
          if (!isFree || !isSame(code.replace(/\s/g, ''), digitsOf(`registration ${id}`))) throw wrongCode()
          return newcomer
        },
      }
    },
  }
}

function open(keys: readonly Uint8Array[], token: string): z.infer<typeof Sealed> {
  try {
    return Sealed.parse(JSON.parse(Buffer.from(unseal(keys, owner, token)).toString()))
  } catch {
    throw stepOver() // another installation's token, or a changed one
  }
}
