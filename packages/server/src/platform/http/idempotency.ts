import { createHash, createHmac } from 'node:crypto'
import type { ChamberId } from '@peshi/contract/platform/ids'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { keyFor, keysFor } from '../crypto/keys.ts'
import { seal, unseal } from '../crypto/seal.ts'
import type { Db } from '../db/door.ts'
import { createSteps, inSteps, type Steps } from '../db/steps.ts'
import { AppError, Conflict, Invalid } from '../errors.ts'
import type { Actor } from './actor.ts'
import { knownFailure, sendFailure } from './failure.ts'
import { idempotencyRepo, type KeptReply, type Turn } from './idempotency.repo.ts'

/** After this time, a retry takes over from an unfinished request. Later writes of that request are refused. */
const abandonedMs = 30_000
const waitMs = 15_000
const lookEveryMs = 150

/** A refused stale change is not stored: a retry gets the record as the person may see it then. */
const isFinal = (status: number, code?: string) =>
  status < 500 && ![401, 408, 425, 429].includes(status) && code !== 'changed-meanwhile'

type Repo = ReturnType<typeof idempotencyRepo>

export function createIdempotency({ db, clock, secret }: { db: Db; clock: Clock; secret: string }) {
  const hashKey = keyFor(secret, 'request-hash')
  const stepKeys = keysFor(secret, 'request-steps')

  /**
   * These commits do not wait for the disk. If a crash loses the saved reply, a retry continues from the request's
   * steps (`steps.ts`).
   */
  const ofChamber = <T>(chamberId: ChamberId, work: (repo: Repo) => Promise<T>) =>
    db.asChamber(chamberId, (tx) => work(idempotencyRepo(tx, chamberId)), 'lazily')

  async function takeOrWait(actor: Actor, key: string, hash: string): Promise<Turn | KeptReply> {
    const row = { key, person_id: actor.personId, request_hash: hash }
    for (let waited = 0; waited < waitMs; waited += lookEveryMs) {
      const now = clock.now()
      const abandonedBefore = new Date(now.getTime() - abandonedMs)
      const found = await ofChamber(actor.chamberId, (repo) => repo.take({ ...row, now, abandonedBefore }))
      if ('turn' in found) return found.turn
      if (found.request_hash !== hash)
        throw new Conflict('This Idempotency-Key was used for another request.', 'idempotency-key-used')
      if (found.kept) return found.kept
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    }
    throw stillRunning()
  }

  function stepsOf({ chamberId }: Actor, key: string, turn: Turn): Steps {
    const owner = `${chamberId} ${key}`
    return createSteps({
      kept: turn.steps,
      seal: (bytes) => seal(stepKeys[0], owner, bytes),
      unseal: (text) => unseal(stepKeys, owner, text),
      async keep(tx, results) {
        const kept = await idempotencyRepo(tx, chamberId).keepSteps(key, turn, results)
        if (kept === 'taken-over') throw stillRunning()
        return kept === 'kept'
      },
    })
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
    const turn = await takeOrWait(actor, key, hashOf(hashKey, request))
    if ('reply' in turn) return sendAgain(request, reply, turn)

    const note = (write: (repo: Repo) => Promise<void>) =>
      ofChamber(actor.chamberId, write).catch((error: unknown) =>
        request.log.warn({ err: error }, 'the reply of a repeatable request was not stored'),
      )
    try {
      const result = await inSteps(stepsOf(actor, key, turn), work)
      // `result` is undefined if the handler sent the reply itself. Such a reply cannot be saved, so a retry runs the
      // handler again.
      await note((repo) =>
        result === undefined ? repo.release(key, turn) : repo.keep(key, turn, reply.statusCode, result),
      )
      return result
    } catch (error) {
      const { status, ...refusal } = reportOf(error)
      if (isFinal(status, refusal.code)) await note((repo) => repo.keep(key, turn, status, refusal))
      else await note((repo) => (status < 500 ? repo.release(key, turn) : repo.breakOff(key, turn)))
      throw error
    }
  }
}

export type Idempotency = ReturnType<typeof createIdempotency>

const stillRunning = () =>
  new Conflict('The same request is still running. Wait a moment and check again.', 'still-running')

function sendAgain(request: FastifyRequest, reply: FastifyReply, kept: KeptReply): FastifyReply {
  reply.header('idempotent-replay', 'true')
  if (kept.status < 400) return reply.code(kept.status).send(kept.reply)
  const { code, message, fields } = kept.reply as Pick<AppError, 'code' | 'message' | 'fields'>
  return sendFailure(request, reply, new AppError(kept.status, code, message, fields))
}

function reportOf(error: unknown) {
  const { status, code, message, fields } = knownFailure(error) ?? { status: 500 }
  return { status, code, message, fields }
}

/** Uses a secret key, because a password in the body could be guessed from a hash without a key. */
function hashOf(key: Uint8Array, { actor, method, url, body }: FastifyRequest): string {
  const hash = createHmac('sha256', key).update(`${actor?.personId} ${method} ${url} `)
  return hash.update(Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null, hashBytes)).digest('base64url')
}

const hashBytes = (_: string, value: unknown) =>
  value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64url') : value
