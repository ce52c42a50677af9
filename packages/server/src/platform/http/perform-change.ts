import { createHash, createHmac } from 'node:crypto'
import type { Subject } from '@peshi/contract/platform/events'
import type { ChamberId } from '@peshi/contract/platform/ids'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { keyFor } from '../crypto/keys.ts'
import type { Db, Tx } from '../db/door.ts'
import { Conflict, Invalid, NotFound } from '../errors.ts'
import type { Actor } from './actor.ts'
import type { Change } from './bind.ts'
import { type KeptReply, keptRepliesRepo } from './kept-replies.repo.ts'

interface Needs {
  db: Db
  clock: Clock
  secret: string
  /** The chamber’s records that the transaction changed. */
  listSubjects: (tx: Tx, chamberId: ChamberId) => readonly Subject[]
  /** Whether the transaction's person may see these records. */
  areSeen: (tx: Tx, actor: Actor, subjects: readonly Subject[]) => Promise<boolean>
}

/**
 * Runs a change in one transaction. With an `Idempotency-Key`, this transaction also stores the reply, so that a repeated
 * request gets the reply and changes nothing.
 */
export function createPerformChange({ db, clock, secret, listSubjects, areSeen }: Needs) {
  const hashKey = keyFor(secret, 'request-hash')

  async function refuseLost(tx: Tx, actor: Actor, { reply, subjects }: KeptReply): Promise<void> {
    if (typeof reply !== 'object' || reply === null || !('data' in reply)) return
    if (!(await areSeen(tx, actor, subjects))) throw new NotFound()
  }

  /** Returns the stored reply, if the person may still see the records that it is about. */
  const findKept = (actor: Actor, key: string, hash: string) =>
    db.asChamber(actor, async (tx) => {
      const kept = await keptRepliesRepo(tx, actor.chamberId).find(key)
      if (!kept) return null
      if (kept.request_hash !== hash)
        throw new Conflict('This Idempotency-Key was used for another request.', 'idempotency-key-used')
      if (!kept.status.startsWith('2')) throw new Conflict(cutOff, 'cut-off')
      await refuseLost(tx, actor, kept)
      return kept
    })

  return async function performChange(call: AnyCall, change: Change, keepsReply: boolean): Promise<unknown> {
    const { actor, request, reply } = call
    const key = keepsReply ? keyOf(request) : null
    const hash = key && hashOf(hashKey, request)
    const known = key && hash && change.ask ? await findKept(actor, key, hash) : null
    if (known) return sendAgain(reply, known)
    const asked = await change.ask?.(call)
    const undo = () => change.undo?.(call, asked)
    const done = await inTransaction(db, change, actor, async (tx) => {
      const replies = keptRepliesRepo(tx, actor.chamberId)
      if (key && hash) {
        const claim = { key, person_id: actor.personId, request_hash: hash, created_at: clock.now() }
        if (!(await replies.claim(claim))) return null
      }
      const result = await change.write({ ...call, tx }, asked)
      const full = { success: true, ...(result as object) }
      const subjects = listSubjects(tx, actor.chamberId)
      if (key) await replies.keep(key, { status: String(reply.statusCode), reply: full, subjects })
      return { full }
    }).catch(async (error: unknown) => {
      await undo()
      throw error
    })
    if (done) return done.full
    await undo()
    const before = key && hash ? await findKept(actor, key, hash) : null
    if (!before) throw new Conflict(cutOff, 'cut-off')
    return sendAgain(reply, before)
  }
}

export type PerformChange = ReturnType<typeof createPerformChange>

/** Runs a change outside HTTP, such as for the demo. Its reply is not stored. */
export async function performHere(db: Db, call: AnyCall, change: Change): Promise<unknown> {
  const asked = await change.ask?.(call)
  return inTransaction(db, change, call.actor, (tx) => change.write({ ...call, tx }, asked))
}

const inTransaction = <T>(db: Db, { reason }: Change, actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> =>
  reason ? db.asSystem(reason, work) : db.asChamber(actor, work)

type AnyCall = Parameters<NonNullable<Change['ask']>>[0]

const cutOff = 'An earlier attempt was cut off. Check what was saved before you repeat it.'

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))
    throw new Invalid('An Idempotency-Key has 8 to 100 letters, digits or dashes.')
  return key
}

function sendAgain(reply: FastifyReply, kept: KeptReply): FastifyReply {
  return reply.header('idempotent-replay', 'true').code(Number(kept.status)).send(kept.reply)
}

/** Uses a secret key, because a password in the body could be guessed from a hash without a key. */
function hashOf(key: Uint8Array, { actor, method, url, body }: FastifyRequest): string {
  const hash = createHmac('sha256', key).update(`${actor?.personId} ${method} ${url} `)
  return hash.update(Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null, hashBytes)).digest('base64url')
}

const hashBytes = (_: string, value: unknown) =>
  value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64url') : value
