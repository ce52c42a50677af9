import { InternationalMobile } from '@peshi/contract/clients/clients'
import type { ClientChannel } from '@peshi/contract/clients/shares'
import type { ChamberId, ClientId, PersonId } from '@peshi/contract/platform/ids'
import type { Language } from '@peshi/contract/platform/person'
import { presentUser } from '../../chamber/account/account.present.ts'
import { accountRepo } from '../../chamber/account/account.repo.ts'
import { endGrants } from '../../chamber/account/grants.ts'
import type { Sessions } from '../../chamber/account/session.service.ts'
import { hashToken, newToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/db/door.ts'
import { AppError, Invalid, NotFound } from '../../platform/errors.ts'
import type { Event } from '../../platform/events/emit.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { Context } from '../../platform/process/context.ts'
import { send } from '../../platform/sending/send.ts'
import { allowsMessages, consentsRepo } from '../clients/consents.repo.ts'
import { clientAccessRepo, findLinkByToken, listByName } from './client-access.repo.ts'
import { asSmsNumber, composeSignInLink, linkHours } from './client-mail.ts'

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'emit' | 'log' | 'queue' | 'outlets' | 'standings' | 'features'>

export function createClientAccess({ config, db, clock, emit, log, queue, outlets, standings, features }: Needs) {
  async function sendLink(tx: Tx, chamberId: ChamberId, clientId: ClientId, channel: ClientChannel): Promise<void> {
    const repo = clientAccessRepo(tx, chamberId)
    const client = await repo.getClient(clientId)
    const access = await repo.find(clientId)
    if (!access || access.closed_at) throw new Invalid('Nothing is shared with this client, or access is closed.')
    const to = channel === 'email' ? client.email : asSmsNumber(client.mobile)
    if (!to) {
      const sentence =
        channel === 'email' ? 'The client has no e-mail address.' : 'The client has no Indian mobile number.'
      throw new Invalid(sentence, { channel: sentence })
    }
    const { token, hash } = newToken()
    const now = clock.now()
    const expires_at = new Date(now.getTime() + linkHours * 3_600_000)
    await repo.insertLink({ client_id: clientId, token_hash: hash, created_at: now, expires_at })
    const language = client.language ?? 'en'
    // Browsers do not send the fragment to servers, so the token appears in no server's log.
    const url = `${config.publicUrl}/client-sign-in#${token}`
    const write = (language: Language) =>
      composeSignInLink({ language, chamber: client.chamber, name: client.name, url })
    const common = { to, kind: 'sign-in-link', language, chamberId, personId: null, goodUntil: expires_at } as const
    await send(
      tx,
      { clock, queue, outlets },
      channel === 'email'
        ? { ...common, channel, ...write(language).mail }
        : { ...common, channel, text: (language) => write(language).sms },
    )
  }

  return {
    async sendLink(tx: Tx, actor: Actor, clientId: ClientId, channel: ClientChannel): Promise<void> {
      authorize(actor, 'update', 'Share')
      await sendLink(tx, actor.chamberId, clientId, channel)
      await emit(tx, actor, { type: 'client.link-sent', ...eventOn(clientId) })
    },

    async sendTo(name: string): Promise<void> {
      const { email, mobile } = readName(name)
      if (!email && !mobile) return
      const known = await db.asSystem('client-links', (tx) => listByName(tx, { email, mobile }))
      for (const { chamberId, clientId } of known)
        await db
          .asChamber(chamberId, (tx) => sendLink(tx, chamberId, clientId, email ? 'email' : 'sms'))
          // A failure in one chamber must not stop the other chambers' links.
          .catch((error: unknown) => {
            if (!(error instanceof AppError)) throw error
            log.warn({ chamberId, clientId, error }, 'A client’s sign-in link could not be sent')
          })
    },

    async open(tx: Tx, actor: Actor, clientId: ClientId): Promise<void> {
      authorize(actor, 'update', 'Share')
      const access = await openAccess(tx, { clock, emit }, actor, clientId)
      if (!access?.closed_at) return
      await clientAccessRepo(tx, actor.chamberId).reopen(clientId, actor.personId, clock.now())
      await emit(tx, actor, { type: 'client.access-opened', ...eventOn(clientId) })
    },

    async close(tx: Tx, actor: Actor, clientId: ClientId): Promise<void> {
      authorize(actor, 'delete', 'Share')
      await clientAccessRepo(tx, actor.chamberId).getClient(clientId)
      await closeAccess(tx, { clock, emit, standings, features }, actor, clientId)
    },

    async enter(sessions: Pick<Sessions, 'open'>, token: string, visitor: Visitor) {
      const found = await db.asSystem('client-links', (tx) => findLinkByToken(tx, hashToken(token)))
      if (!found) throw linkOver()
      const { chamberId, id } = found
      const personId = await db.asChamber(chamberId, async (tx) => {
        const repo = clientAccessRepo(tx, chamberId)
        const link = await repo.holdLink(id)
        if (!link || link.used_at || link.expires_at <= clock.now()) throw linkOver()
        const client = await repo.getClient(link.client_id)
        const access = await repo.find(link.client_id)
        if (!access || access.closed_at) throw linkOver()
        await repo.markUsed(id, clock.now())
        await emit(tx, { chamberId, personId: access.person_id }, { type: 'client.signed-in', ...eventOn(client.id) })
        return access.person_id
      })
      return db.asSystem('sign-in', async (tx) => {
        const tokens = await sessions.open(tx, personId, chamberId, visitor)
        return { ...tokens, userData: presentUser(await accountRepo(tx).getProfile(personId, chamberId)) }
      })
    },
  }
}

function readName(name: string) {
  if (name.includes('@')) return { email: name.trim().toLowerCase(), mobile: null }
  const mobile = InternationalMobile.safeParse(name)
  return { email: null, mobile: mobile.success ? mobile.data : null }
}

export function clientNameKey(name: string): string {
  const { email, mobile } = readName(name)
  return email ?? mobile ?? name.trim().toLowerCase()
}

const linkOver = () => new NotFound('This link has expired or was used. Ask for a new one.', 'link-over')

const eventOn = (id: ClientId) => ({ subject: { kind: 'client', id } })

/** Returns the access that the client had before, or null. */
export async function openAccess(
  tx: Tx,
  { clock, emit }: Pick<Context, 'clock' | 'emit'>,
  actor: Pick<Actor, 'chamberId' | 'personId'>,
  clientId: ClientId,
) {
  const repo = clientAccessRepo(tx, actor.chamberId)
  const client = await repo.getClient(clientId)
  const access = await repo.find(clientId)
  if (access) return access
  await repo.open(clientId, client.name, client.language ?? 'en', actor.personId, clock.now())
  await emit(tx, actor, { type: 'client.access-opened', ...eventOn(clientId) })
  return null
}

async function closeAccess(
  tx: Tx,
  { clock, emit, standings, features }: Pick<Needs, 'clock' | 'emit' | 'standings' | 'features'>,
  by: { chamberId: ChamberId; personId: PersonId },
  clientId: ClientId,
): Promise<void> {
  const repo = clientAccessRepo(tx, by.chamberId)
  const access = await repo.find(clientId)
  if (!access || access.closed_at) return
  await repo.close(clientId, clock.now())
  const whose = { clientId, chamberId: by.chamberId }
  const ended = await endGrants(tx, { clock, standings, features }, whose, 'access-closed')
  ended.forEach(standings.forget)
  await emit(tx, by, { type: 'client.access-closed', ...eventOn(clientId) })
}

/** A client who withdraws the last consent, or the last one to messages about hearings, can no longer sign in. */
export const closeWithoutConsent =
  (needs: Pick<Needs, 'clock' | 'emit' | 'standings' | 'features'>) =>
  async (tx: Tx, events: readonly Event<'consent.withdrawn'>[]): Promise<void> => {
    for (const { chamberId, by, subject } of events) {
      if (!chamberId || !by) continue
      const clientId = subject.id as ClientId
      if (!allowsMessages(await consentsRepo(tx, chamberId).list(clientId)))
        await closeAccess(tx, needs, { chamberId, personId: by }, clientId)
    }
  }

/** The kept client of a merge can sign in if the other one could. The other one's devices were signed out. */
export const openForKept =
  ({ clock, emit }: Pick<Needs, 'clock' | 'emit'>) =>
  async (tx: Tx, events: readonly Event<'client.merged'>[]): Promise<void> => {
    for (const { chamberId, by, subject, detail } of events) {
      if (!chamberId || !by) continue
      const access = await clientAccessRepo(tx, chamberId).find(subject.id as ClientId)
      if (access && !access.closed_at) await openAccess(tx, { clock, emit }, { chamberId, personId: by }, detail.into)
    }
  }
