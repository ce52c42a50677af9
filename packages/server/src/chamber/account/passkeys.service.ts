import { isIP } from 'node:net'
import type { addPasskey, Passkey, signInByPasskey } from '@peshi/contract/chamber/security'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { PasskeyId, PersonId } from '@peshi/contract/platform/ids'
import type { Reauthentication } from '@peshi/contract/platform/person'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { hashToken, newToken } from '../../platform/crypto/tokens.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { isUniqueViolation } from '../../platform/db/violations.ts'
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { Context } from '../../platform/process/context.ts'
import { type PasskeyRow, passkeysRepo } from './passkeys.repo.ts'
import { pendingSteps } from './second-factor.repo.ts'
import { type SignedIn, stepOver } from './sign-in.service.ts'

const mostPasskeys = 20
const challengeMs = 5 * 60_000

type Kind = 'passkey-new' | 'passkey-sign-in'

export function createPasskeys({ db, clock, config, services }: Pick<Context, 'db' | 'clock' | 'config' | 'services'>) {
  const { signIns, reauthenticate, notifyAccountChange: notify } = services
  const { hostname, origin, protocol } = new URL(config.publicUrl)
  const isPossible = isIP(hostname.replace(/[[\]]/g, '')) === 0 && (protocol === 'https:' || hostname === 'localhost')
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true }

  // The library is large, so it is loaded on first use.
  const library = () => import('@simplewebauthn/server')

  async function keepChallenge(tx: Tx, kind: Kind, challenge: string, personId: PersonId | null): Promise<string> {
    const { token, hash } = newToken()
    const expires_at = new Date(clock.now().getTime() + challengeMs)
    await pendingSteps(tx).insert({ token_hash: hash, kind, person_id: personId, challenge, expires_at })
    return token
  }

  async function readChallenge(way: 'find' | 'take', tx: Tx, kind: Kind, token: string) {
    const step = await pendingSteps(tx)[way](hashToken(token), kind, clock.now())
    if (!step?.challenge) throw stepOver()
    return { challenge: step.challenge, personId: step.person_id }
  }

  function requirePossible() {
    if (!isPossible) throw new Conflict('Passkeys need an https address with a domain name.', 'passkeys-off')
  }

  return {
    list: async ({ personId }: Actor) => ({
      data: (await db.asSystem('account', (tx) => passkeysRepo(tx).list(personId))).map(present),
      is_possible: isPossible,
    }),

    async prepare(actor: Actor, input: Reauthentication) {
      authorize(actor, 'update', 'Account')
      requirePossible()
      const person = await reauthenticate(actor, input)
      const known = await db.asSystem('account', (tx) => passkeysRepo(tx).list(person.id))
      if (known.length >= mostPasskeys)
        throw new Conflict(`There are ${mostPasskeys} passkeys already. Remove one first.`, 'too-many-passkeys')
      return (await library()).generateRegistrationOptions({
        rpName: 'Peshi',
        rpID: hostname,
        userID: new TextEncoder().encode(person.id),
        userName: person.email ?? person.mobile ?? person.name,
        userDisplayName: person.name,
        attestationType: 'none',
        excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    async begin(tx: Tx, { personId }: Actor, options: PublicKeyCredentialCreationOptionsJSON) {
      return { options: { ...options }, token: await keepChallenge(tx, 'passkey-new', options.challenge, personId) }
    },

    async verify(actor: Actor, { token, name, response }: BodyOf<typeof addPasskey>): Promise<PasskeyRow> {
      authorize(actor, 'update', 'Account')
      const { challenge, personId } = await db.asSystem('sign-in', (tx) =>
        readChallenge('find', tx, 'passkey-new', token),
      )
      if (personId !== actor.personId) throw stepOver()
      const { verifyRegistrationResponse } = await library()
      const proof = await verifyRegistrationResponse({
        response: response as never,
        expectedChallenge: challenge,
        ...expected,
      }).catch(() => null)
      if (!proof?.verified) throw notProven()
      const { id: credential_id, publicKey, counter, transports = [] } = proof.registrationInfo.credential
      return {
        id: newId() as PasskeyId,
        person_id: personId,
        credential_id,
        counter,
        transports,
        name,
        public_key: Buffer.from(publicKey).toString('base64url'),
        created_at: clock.now(),
        last_used_at: null,
      }
    },

    async add(tx: Tx, { token }: BodyOf<typeof addPasskey>, row: PasskeyRow): Promise<Passkey> {
      await readChallenge('take', tx, 'passkey-new', token)
      await passkeysRepo(tx)
        .insert(row)
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? new Conflict('This passkey is already added.', 'passkey-known') : error
        })
      await notify(tx, row.person_id, 'passkey')
      return present(row)
    },

    async remove(tx: Tx, actor: Actor, id: PasskeyId): Promise<void> {
      authorize(actor, 'update', 'Account')
      if (!(await passkeysRepo(tx).remove(actor.personId, id))) throw new NotFound()
    },

    async beginSignIn() {
      requirePossible()
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({ rpID: hostname, userVerification: 'required' })
      const token = await db.asSystem('sign-in', (tx) => keepChallenge(tx, 'passkey-sign-in', options.challenge, null))
      return { options: { ...options }, token }
    },

    async signIn(input: BodyOf<typeof signInByPasskey>, visitor: Visitor): Promise<SignedIn> {
      const { challenge } = await db.asSystem('sign-in', (tx) =>
        readChallenge('take', tx, 'passkey-sign-in', input.token),
      )
      const { verifyAuthenticationResponse } = await library()
      const personId = await db.asSystem('sign-in', async (tx) => {
        const row = await passkeysRepo(tx).lockByCredential(input.response.id)
        if (!row) throw notProven()
        const proof = await verifyAuthenticationResponse({
          response: input.response as never,
          expectedChallenge: challenge,
          credential: {
            id: row.credential_id,
            publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
            counter: row.counter,
            transports: row.transports,
          },
          ...expected,
        }).catch(() => null)
        if (!proof?.verified) throw notProven()
        await passkeysRepo(tx).noteUse(row.id, proof.authenticationInfo.newCounter, clock.now())
        return row.person_id
      })
      return signIns.admit(personId, visitor, input.invitation)
    },
  }
}

const present = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  _id: id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

const notProven = () =>
  new Invalid('This passkey does not match. Try again, or use your password.', undefined, 'passkey-refused')
