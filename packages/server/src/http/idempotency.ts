import { createHash, createHmac } from 'node:crypto'
import type { ChamberId } from '@peshi/contract/ids'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../account/actor.ts'
import { keyFor } from '../account/keys.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/door.ts'
import { AppError, Conflict, Invalid } from './errors.ts'
import { knownFailure, sendFailure } from './failure.ts'
import { idempotencyRepo, type KeptReply } from './idempotency.repo.ts'

/**
 * `Idempotency-Key`: a request that is repeated, because its reply was lost or somebody pressed twice, has its effect
 * once and gets the same reply.
 *
 * The key is taken in a transaction of its own before the work, the reply is kept in another after it. When the process
 * dies between the two, the key stands as running; after `abandonedMs` the same request may run again. It then does what
 * the route's own transaction allows and no more: that transaction either committed as a whole before the crash, and its
 * own constraints make the second run find its result (a case is followed once, an edit sets the same value), or it left
 * nothing behind.
 */
const abandonedMs = 60_000
const waitMs = 15_000
const lookEveryMs = 150

/** Only what stays true is kept: not "sign in first", not "wait a minute", not a court that was down. */
const isFinal = (status: number) => status < 500 && ![401, 408, 425, 429].includes(status)

export function createIdempotency({ db, clock, secret }: { db: Db; clock: Clock; secret: string }) {
  const hashKey = keyFor(secret, 'request-hash')

  const ofChamber = <T>(chamberId: ChamberId, work: (repo: ReturnType<typeof idempotencyRepo>) => Promise<T>) =>
    db.asChamber(chamberId, (tx) => work(idempotencyRepo(tx, chamberId)))

  /** Null when the work is ours to do; else what the first of the two was answered. */
  async function takeOrWait(actor: Actor, key: string, hash: string): Promise<KeptReply | null> {
    const row = { key, person_id: actor.personId, request_hash: hash }
    for (let waited = 0; waited < waitMs; waited += lookEveryMs) {
      const now = clock.now()
      const abandonedBefore = new Date(now.getTime() - abandonedMs)
      const found = await ofChamber(actor.chamberId, (repo) => repo.take({ ...row, now, abandonedBefore }))
      if (found === 'taken') return null
      if (found.request_hash !== hash)
        throw new Conflict('This Idempotency-Key was used for another request.', 'idempotency-key-used')
      if (found.kept) return found.kept
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    }
    throw new Conflict('The same request is still being worked on. Wait a moment and look again.', 'still-running')
  }

  return async function once(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    const { actor } = request
    const key = request.headers['idempotency-key']
    if (!actor || key === undefined) return work()
    if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))
      throw new Invalid('An Idempotency-Key has 8 to 100 letters, digits or dashes.')
    const kept = await takeOrWait(actor, key, hashOf(hashKey, request))
    if (kept) {
      reply.header('idempotent-replay', 'true')
      if (kept.status < 400) return reply.code(kept.status).send(kept.reply)
      const { code, message, fields } = kept.reply as Pick<AppError, 'code' | 'message' | 'fields'>
      return sendFailure(request, reply, new AppError(kept.status, code, message, fields))
    }

    const keep = (status: number, body: unknown) =>
      ofChamber(actor.chamberId, (repo) => (isFinal(status) ? repo.keep(key, status, body) : repo.release(key)))
    try {
      const result = await work()
      // A handler that sends by itself sends bytes; these are made again.
      if (reply.sent) await ofChamber(actor.chamberId, (repo) => repo.release(key))
      else await keep(reply.statusCode, result)
      return result
    } catch (error) {
      const known = knownFailure(error)
      await keep(known?.status ?? 500, known && { code: known.code, message: known.message, fields: known.fields })
      throw error
    }
  }
}

export type Idempotency = ReturnType<typeof createIdempotency>

/**
 * Who asks for what: one key can't be used for two things, nor by two people. There may be a password in the body, so that
 * without our own key nobody can try what fits.
 */
function hashOf(key: Uint8Array, { actor, method, url, body }: FastifyRequest): string {
  const hash = createHmac('sha256', key).update(`${actor?.personId} ${method} ${url} `)
  return hash.update(Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null, hashBytes)).digest('base64url')
}

/** A form's files would make a text of many times their size. */
const hashBytes = (_: string, value: unknown) =>
  value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64url') : value
