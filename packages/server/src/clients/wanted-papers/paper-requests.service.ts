import {
  type askForPapers,
  type changePaperRequest,
  daysToReminder,
  linkDays,
  mostPapers,
  type PaperRequest,
  type sendPaperRequest,
} from '@peshi/contract/clients/wanted-papers'
import { addDays, type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, ClientId, MatterId, PaperRequestId, WantedPaperId } from '@peshi/contract/platform/ids'
import { keyFor, sign } from '../../platform/crypto/keys.ts'
import { hashToken } from '../../platform/crypto/tokens.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { presentVersion } from '../../platform/db/versions.ts'
import { AppError, Conflict, Invalid, NotFound } from '../../platform/errors.ts'
import type { Event } from '../../platform/events/emit.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { allowsMessages, consentsRepo } from '../clients/consents.repo.ts'
import { findClientOf, findMatter } from '../shares/shares.service.ts'
import { sendPaperLink } from './paper-mail.ts'
import { paperRequestsRepo, type RequestRow } from './wanted-papers.repo.ts'
import type { StoredPaper } from './wanted-papers.schema.ts'

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'emit' | 'log' | 'queue' | 'outlets'>

type LinkOf = Pick<RequestRow['request'], 'id' | 'link'>

const dayMs = 86_400_000

export const stateOf = ({ request }: Pick<RequestRow, 'request'>, now: Date): PaperRequest['state'] => {
  if (request.stopped_at) return 'stopped'
  if (request.completed_at) return 'complete'
  return request.ends_at <= now ? 'over' : 'open'
}

export const isAllThere = (papers: readonly StoredPaper[]): boolean => papers.every(({ state }) => state !== 'wanted')

export const aboutRequest = ({ id, matter_id }: Pick<RequestRow['request'], 'id' | 'matter_id'>) => ({
  matterId: matter_id,
  subject: { kind: 'paper-request', id },
})

export async function mayAsk(tx: Tx, chamberId: ChamberId, clientId: ClientId): Promise<boolean> {
  return allowsMessages(await consentsRepo(tx, chamberId).list(clientId))
}

export function createPaperRequests(context: Needs) {
  const { config, db, clock, emit, log } = context
  const linkKey = keyFor(config.secret, 'paper-link')

  /** The secret follows from the request’s id and the server’s key, so that a reminder can send the same link. */
  const tokenOf = ({ id, link }: LinkOf) => sign(linkKey, `${id} ${link}`)
  const addressOf = (request: LinkOf) => `${config.publicUrl}/papers#${tokenOf(request)}`

  async function present(tx: Tx, chamberId: ChamberId, rows: readonly RequestRow[]): Promise<PaperRequest[]> {
    const ids = rows.flatMap(({ request }) => request.papers.flatMap(({ document_id }) => document_id ?? []))
    const live = await paperRequestsRepo(tx, chamberId).listLiveDocuments(ids)
    return rows.map((row) => ({
      _id: row.request.id,
      matter_id: row.request.matter_id,
      client: row.client,
      papers: row.request.papers.map(({ id, document_id, ...paper }) => ({
        _id: id,
        ...paper,
        document_id: document_id && live.has(document_id) ? document_id : null,
      })),
      state: stateOf(row, clock.now()),
      channel: row.request.channel,
      asked_by: row.asked_by,
      asked_at: row.request.asked_at.toISOString(),
      ends_at: row.request.ends_at.toISOString(),
      remind_on: row.request.remind_on,
      ...presentVersion(row.request),
    }))
  }

  async function read(tx: Tx, actor: Actor, id: PaperRequestId): Promise<PaperRequest> {
    const [found] = await present(tx, actor.chamberId, [await paperRequestsRepo(tx, actor.chamberId).get(id)])
    if (!found) throw new NotFound()
    return found
  }

  async function refuseWithoutConsent(tx: Tx, actor: Actor, clientId: ClientId): Promise<void> {
    if (await mayAsk(tx, actor.chamberId, clientId)) return
    throw new Conflict(
      'The client has not consented to messages. Record the consent on the client’s page first.',
      'no-consent',
    )
  }

  async function holdFor(tx: Tx, actor: Actor, id: PaperRequestId, seen: number | undefined): Promise<RequestRow> {
    const repo = paperRequestsRepo(tx, actor.chamberId)
    await findMatter(tx, actor, (await repo.get(id)).request.matter_id)
    await repo.raiseVersion(id, { by: actor, at: clock.now(), seen, read: () => read(tx, actor, id) })
    return repo.get(id)
  }

  const refuseStopped = (row: RequestRow) => {
    if (row.request.stopped_at) throw new Conflict('This request was stopped. Make a new one.', 'papers-stopped')
  }

  async function sendLink(tx: Tx, row: RequestRow, channel: 'email' | 'sms', isReminder: boolean): Promise<void> {
    const { chamber_id, client_id, papers, ends_at } = row.request
    const missing = papers.filter(({ state }) => state === 'wanted').map(({ name }) => name)
    await sendPaperLink(tx, context, {
      chamberId: chamber_id,
      clientId: client_id,
      channel,
      url: addressOf(row.request),
      missing,
      isReminder,
      goodUntil: ends_at,
    })
  }

  /** The states after a change of the papers: complete only while nothing is missing. */
  const completion = (papers: readonly StoredPaper[]) =>
    isAllThere(papers) ? { completed_at: clock.now(), remind_on: null } : { completed_at: null }

  const remindOn = () => addDays(courtDateAt(clock.now()), daysToReminder)
  const endsAt = () => new Date(clock.now().getTime() + linkDays * dayMs)

  const newPaper = (name: string): StoredPaper => ({
    id: newId() as WantedPaperId,
    name,
    state: 'wanted',
    received_at: null,
    document_id: null,
  })

  async function stop(tx: Tx, chamberId: ChamberId, by: Event['by'], row: { id: PaperRequestId; matter_id: MatterId }) {
    await paperRequestsRepo(tx, chamberId).update(row.id, { stopped_at: clock.now(), remind_on: null })
    await emit(tx, { chamberId, personId: by }, { type: 'paper-request.stopped', ...aboutRequest(row) })
  }

  async function remind(tx: Tx, chamberId: ChamberId, id: PaperRequestId): Promise<void> {
    const repo = paperRequestsRepo(tx, chamberId)
    const row = await repo.hold(id)
    await repo.update(id, { remind_on: null })
    if (!row?.request.channel || stateOf(row, clock.now()) !== 'open') return
    if (!(await mayAsk(tx, chamberId, row.request.client_id))) return
    await sendLink(tx, row, row.request.channel, true)
    await emit(tx, { chamberId }, { type: 'paper-request.reminded', ...aboutRequest(row.request) })
  }

  return {
    async list(actor: Actor, matterId: MatterId): Promise<PaperRequest[]> {
      authorize(actor, 'read', 'Share')
      return db.asChamber(actor, async (tx) => {
        await findMatter(tx, actor, matterId)
        return present(tx, actor.chamberId, await paperRequestsRepo(tx, actor.chamberId).list(matterId))
      })
    },

    async ask(tx: Tx, actor: Actor, input: BodyOf<typeof askForPapers>): Promise<PaperRequest> {
      authorize(actor, 'update', 'Share')
      const { matter_id, client_id, channel, folder, papers } = input
      await findClientOf(tx, actor, matter_id, client_id)
      await refuseWithoutConsent(tx, actor, client_id)
      const repo = paperRequestsRepo(tx, actor.chamberId)
      const id = newId() as PaperRequestId
      await repo.insert({
        id,
        matter_id,
        client_id,
        token_hash: hashToken(tokenOf({ id, link: 1 })),
        papers: papers.map(newPaper),
        folder,
        channel,
        asked_by: actor.personId,
        asked_at: clock.now(),
        ends_at: endsAt(),
        remind_on: channel && remindOn(),
      })
      await emit(tx, actor, { type: 'paper-request.made', ...aboutRequest({ id, matter_id }) })
      if (channel) await sendLink(tx, await repo.get(id), channel, false)
      return read(tx, actor, id)
    },

    async change(
      tx: Tx,
      actor: Actor,
      id: PaperRequestId,
      { add, set, version }: BodyOf<typeof changePaperRequest>,
    ): Promise<PaperRequest> {
      authorize(actor, 'update', 'Share')
      const row = await holdFor(tx, actor, id, version)
      refuseStopped(row)
      const states = new Map(set.map(({ paper_id, state }) => [paper_id, state]))
      if (set.some(({ paper_id }) => !row.request.papers.some((paper) => paper.id === paper_id))) throw new NotFound()
      const papers = [
        ...row.request.papers.map((paper) => {
          const state = states.get(paper.id)
          if (!state) return paper
          return { ...paper, state, ...(state === 'wanted' && { received_at: null, document_id: null }) }
        }),
        ...add.map(newPaper),
      ]
      if (papers.length > mostPapers) throw new Invalid('Use at most 30 papers', { add: 'Use at most 30 papers' })
      await paperRequestsRepo(tx, actor.chamberId).update(id, { papers, ...completion(papers) })
      await emit(tx, actor, { type: 'paper-request.changed', ...aboutRequest(row.request) })
      return read(tx, actor, id)
    },

    async send(
      tx: Tx,
      actor: Actor,
      id: PaperRequestId,
      { channel, version }: BodyOf<typeof sendPaperRequest>,
    ): Promise<PaperRequest> {
      authorize(actor, 'update', 'Share')
      const row = await holdFor(tx, actor, id, version)
      refuseStopped(row)
      if (row.request.completed_at) throw new Conflict('Nothing is missing any more.', 'papers-complete')
      await refuseWithoutConsent(tx, actor, row.request.client_id)
      // The server's key may have changed since.
      const link = { token_hash: hashToken(tokenOf(row.request)), ends_at: endsAt() }
      await paperRequestsRepo(tx, actor.chamberId).update(id, { ...link, channel, remind_on: remindOn() })
      await sendLink(tx, { ...row, request: { ...row.request, ...link } }, channel, false)
      await emit(tx, actor, { type: 'paper-request.sent', ...aboutRequest(row.request) })
      return read(tx, actor, id)
    },

    async stop(tx: Tx, actor: Actor, id: PaperRequestId, seen?: number): Promise<PaperRequest> {
      authorize(actor, 'update', 'Share')
      const row = await holdFor(tx, actor, id, seen)
      if (!row.request.stopped_at) await stop(tx, actor.chamberId, actor.personId, row.request)
      return read(tx, actor, id)
    },

    async link(tx: Tx, actor: Actor, id: PaperRequestId): Promise<{ address: string }> {
      authorize(actor, 'update', 'Share')
      const repo = paperRequestsRepo(tx, actor.chamberId)
      const row = await repo.get(id)
      await findMatter(tx, actor, row.request.matter_id)
      refuseStopped(row)
      await refuseWithoutConsent(tx, actor, row.request.client_id)
      await repo.update(id, { token_hash: hashToken(tokenOf(row.request)) })
      await emit(tx, actor, { type: 'paper-request.handed-over', ...aboutRequest(row.request) })
      return { address: addressOf(row.request) }
    },

    /** Asks once more for what is missing. An error in one request must not stop the others. */
    async remindAll(chamberId: ChamberId, today: CourtDate): Promise<void> {
      const due = await db.asChamber(chamberId, (tx) => paperRequestsRepo(tx, chamberId).listDue(today))
      for (const id of due)
        await db
          .asChamber(chamberId, (tx) => remind(tx, chamberId, id))
          .catch((error: unknown) => {
            if (!(error instanceof AppError)) throw error
            log.warn({ chamberId, id, err: error }, 'A reminder of wanted papers could not be sent')
          })
    },

    /** After a change of the client's address: the links that were sent to the former one open nothing any more. */
    async endLinks(tx: Tx, chamberId: ChamberId, clientId: ClientId): Promise<void> {
      const repo = paperRequestsRepo(tx, chamberId)
      for (const { id, link } of await repo.listOpen(clientId, null))
        await repo.update(id, { link: link + 1, token_hash: hashToken(tokenOf({ id, link: link + 1 })) })
    },

    /** Stops the open requests to a client who withdrew consent, or who is not in the matter any more. */
    async stopOf(tx: Tx, { chamberId, by }: Event, clientId: ClientId, matterId: MatterId | null): Promise<void> {
      if (!chamberId) return
      if (!matterId && (await mayAsk(tx, chamberId, clientId))) return
      for (const row of await paperRequestsRepo(tx, chamberId).listOpen(clientId, matterId))
        await stop(tx, chamberId, by, row)
    },
  }
}
