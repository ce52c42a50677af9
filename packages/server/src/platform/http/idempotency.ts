import { createHash, createHmac } from 'node:crypto'
import type { ChamberId } from '@peshi/contract/platform/ids'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { keyFor, keysFor } from '../crypto/keys.ts'
import { seal, unseal } from '../crypto/seal.ts'
import { type Db, enterChamber } from '../db/door.ts'
import { createSteps, inSteps, type Steps } from '../db/steps.ts'
import { AppError, Conflict, Invalid } from '../errors.ts'
import type { Actor } from './actor.ts'
import { knownFailure, sendFailure } from './failure.ts'
import { idempotencyRepo, type KeptReply, type Turn } from './idempotency.repo.ts'

/**
 * `Idempotency-Key`: a request that is repeated, because its reply was lost or somebody pressed twice, has its effect
 * once and gets the same reply.
 *
 * The key is taken in a transaction of its own before the work, and the reply is kept in another after it. In between the
 * work's own transactions each write down what came of them (`db/steps.ts`). Where the work is cut off, because the process
 * died or the database did not answer, whoever repeats the request goes on with it: at once where the end was seen, else
 * after `abandonedMs`. Whoever was only slow finds its turn gone at its next write, and writes nothing.
 */
const abandonedMs = 30_000
const waitMs = 15_000
const lookEveryMs = 150

/** Only what stays true is kept: not "sign in first", not "wait a minute", not a court that was down. */
const isFinal = (status: number) => status < 500 && ![401, 408, 425, 429].includes(status)

type Repo = ReturnType<typeof idempotencyRepo>

export function createIdempotency({ db, clock, secret }: { db: Db; clock: Clock; secret: string }) {
  const hashKey = keyFor(secret, 'request-hash')
  const stepKeys = keysFor(secret, 'request-steps')

  /**
   * The disk is not waited for. The work's own commit, which comes later in the log, brings the turn there too; and where
   * the reply is lost with the machine, the steps still stand for it.
   */
  const ofChamber = <T>(chamberId: ChamberId, work: (repo: Repo) => Promise<T>) =>
    db.asChamber(chamberId, (tx) => work(idempotencyRepo(tx, chamberId)), 'lazily')

  /** A turn when the work is ours to do; else what the first of the two was answered. */
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
      async keep(tx, setup, results) {
        await enterChamber(tx, setup, chamberId)
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

    /** What was done stays done where this fails; a repetition then finds the steps instead of the reply. */
    const note = (write: (repo: Repo) => Promise<void>) =>
      ofChamber(actor.chamberId, write).catch((error: unknown) =>
        request.log.warn({ err: error }, 'the end of a request that may be repeated was not kept'),
      )
    try {
      const result = await inSteps(stepsOf(actor, key, turn), work)
      // A handler that sends by itself sends bytes; these are made again.
      await note((repo) =>
        result === undefined ? repo.release(key, turn) : repo.keep(key, turn, reply.statusCode, result),
      )
      return result
    } catch (error) {
      const { status, ...refusal } = toldOf(error)
      if (isFinal(status)) await note((repo) => repo.keep(key, turn, status, refusal))
      else await note((repo) => (status < 500 ? repo.release(key, turn) : repo.breakOff(key, turn)))
      throw error
    }
  }
}

export type Idempotency = ReturnType<typeof createIdempotency>

const stillRunning = () =>
  new Conflict('The same request is still being worked on. Wait a moment and look again.', 'still-running')

function sendAgain(request: FastifyRequest, reply: FastifyReply, kept: KeptReply): FastifyReply {
  reply.header('idempotent-replay', 'true')
  if (kept.status < 400) return reply.code(kept.status).send(kept.reply)
  const { code, message, fields } = kept.reply as Pick<AppError, 'code' | 'message' | 'fields'>
  return sendFailure(request, reply, new AppError(kept.status, code, message, fields))
}

function toldOf(error: unknown) {
  const { status, code, message, fields } = knownFailure(error) ?? { status: 500 }
  return { status, code, message, fields }
}

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
