import type { PersonId } from '@peshi/contract/ids'
import type { AddressKind, Proof } from '@peshi/contract/proofs'
import type { Context } from '../context.ts'
import type { Tx } from '../db/door.ts'
import { Conflict, Invalid } from '../http/errors.ts'
import type { Limits } from '../http/limits.ts'
import { composeMail } from '../sending/compose-mail.ts'
import { send } from '../sending/send.ts'
import { accountRepo, type Person } from './account.repo.ts'
import type { TellOfChange } from './account-mail.ts'
import { accountWords } from './account-words.ts'
import { type Actor, authorize } from './actor.ts'
import { isSame } from './keys.ts'
import type { Sessions } from './session.service.ts'
import { createDigits } from './short-codes.ts'

const windowMs = 10 * 60_000

const provenAt = { email: 'email_proven_at', mobile: 'mobile_proven_at' } as const

interface Needs extends Pick<Context, 'db' | 'clock' | 'queue' | 'outlets' | 'config'> {
  sessions: Pick<Sessions, 'endIn'>
  limits: Limits
  tell: TellOfChange
}

/** Whether an address is a person's own: they type the code that went there. A code is good for ten to twenty minutes. */
export function createProofs({ db, clock, queue, outlets, config, sessions, limits, tell }: Needs) {
  const digitsOf = createDigits(config.secret)

  /** Made again when it is typed. It belongs to the person, the address and the time, so that nothing need be kept. */
  function codeOf(person: Person, kind: AddressKind, windowsAgo = 0): string {
    const window = Math.floor(clock.now().getTime() / windowMs) - windowsAgo
    return digitsOf(`proof ${person.id} ${kind} ${person[kind]} ${window}`)
  }

  async function sendIn(tx: Tx, person: Person, kind: AddressKind): Promise<void> {
    const to = person[kind]
    if (to === null) throw new Conflict('There is no address to send it to.', 'no-address')
    const { language } = person
    const write = (spoken: typeof language) => accountWords[spoken].proofCode(codeOf(person, kind))
    const goodUntil = new Date(clock.now().getTime() + windowMs)
    const about = { kind: 'address-code', to, language, chamberId: null, personId: person.id, goodUntil } as const
    const title = accountWords[language].proofTitle
    await send(
      tx,
      { clock, queue, outlets },
      kind === 'email'
        ? {
            ...about,
            channel: 'email',
            subject: title,
            ...composeMail({ language, title, lines: [write(language)] }),
          }
        : { ...about, channel: 'sms', text: write },
    )
  }

  /** Whoever holds the telephone today has the number: another's proof of it was made before it changed hands. */
  async function takeOver(tx: Tx, personId: PersonId, mobile: string): Promise<void> {
    const before = await accountRepo(tx).endProofsOfMobile(mobile, personId)
    if (before.length > 0) await sessions.endIn(tx, { address: mobile }, 'address-changed', ['code'])
    for (const id of before) await tell(tx, id, 'mobile')
  }

  const present = (person: Person, kind: AddressKind): Proof => ({
    address: person[kind],
    is_proven: person[kind] !== null && person[provenAt[kind]] !== null,
  })

  const getPerson = (personId: PersonId) => db.asSystem('account', (tx) => accountRepo(tx).getPerson(personId))

  return {
    sendIn,

    async list(actor: Actor) {
      authorize(actor, 'read', 'Account')
      const person = await getPerson(actor.personId)
      return { email: present(person, 'email'), mobile: present(person, 'mobile') }
    },

    async sendCode(actor: Actor, kind: AddressKind): Promise<void> {
      authorize(actor, 'update', 'Account')
      await limits.take('prove-send', { person: actor.personId })
      const { [kind]: address } = await getPerson(actor.personId)
      if (address !== null) await limits.take('prove-send-address', { name: address })
      await db.step('send the code').asSystem('account', async (tx) => {
        await sendIn(tx, await accountRepo(tx).getPerson(actor.personId), kind)
      })
    },

    async prove(actor: Actor, kind: AddressKind, code: string): Promise<void> {
      authorize(actor, 'update', 'Account')
      await limits.hold('prove-code', { person: actor.personId }, () =>
        db.step('prove the address').asSystem('account', async (tx) => {
          const accounts = accountRepo(tx)
          const person = await accounts.lockPerson(actor.personId)
          const isRight = person[kind] !== null && [0, 1].some((ago) => isSame(codeOf(person, kind, ago), code))
          if (!isRight) throw wrongCode()
          if (kind === 'mobile' && person.mobile !== null) await takeOver(tx, person.id, person.mobile)
          await accounts.updatePerson(person.id, { [provenAt[kind]]: clock.now() })
        }),
      )
    },
  }
}

export type Proofs = ReturnType<typeof createProofs>

function wrongCode() {
  const sentence = 'This code is not right, or is over. Ask for a new one.'
  return new Invalid(sentence, { code: sentence }, 'wrong-code')
}
