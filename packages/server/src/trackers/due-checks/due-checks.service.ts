// The captcha queue: checks that a court's site answers only to a person. A check has a kind and the key of its
// subject. The feature of the kind asks the court and reads the answer (`DueCheckHandler`).
// States: `due` at a time, `answering` while a person holds it for ten minutes, then `done`, `due` again, `failed` or
// `dropped`.
// - At most one check is open for a subject.
// - The captcha and the court's session stay with the check, so that the next person does not fetch a new one in that
//   time.
// - A court that does not answer makes the check due again later: 15 minutes, longer after each try, at most two hours.
// - `take` tries at most four courts, so that one person does not wait for many that are down.
// Source: decisions/005-captchas-are-answered-by-a-person.md.
import type { BodyOf, QueryOf } from '@peshi/contract/platform/endpoint'
import type { CourtId, DueCheckId } from '@peshi/contract/platform/ids'
import type { DueCheck, listDueChecks, takeDueCheck } from '@peshi/contract/trackers/due-checks'
import { challengeRejected } from '../../courts/courts/court-failures.ts'
import type { Tx } from '../../platform/db/door.ts'
import { AppError, Conflict, CourtUnavailable } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { presentCounts, presentDueCheck } from './due-checks.present.ts'
import { type DueCheckRow, dueChecksRepo } from './due-checks.repo.ts'
import type { DueCheckHandler, DueCheckOutcome } from './kind.ts'

/**
 * In milliseconds. How long a person holds a check, and how long the court is assumed to accept the captcha's answer.
 */
const holdMs = 10 * 60_000
const hour = 3_600_000
/** In milliseconds. Pause after a court's first failure. Further failures make it longer. */
const courtDownMs = 15 * 60_000
const mostCourtsTried = 4

type Taken = { check: DueCheckRow; image: string; expiresAt: string }

export function createDueChecks(context: Context) {
  const { db, clock, emit, features, courts } = context
  let handlers: DueCheckHandler[] | undefined

  const handlerOf = ({ kind }: DueCheckRow): DueCheckHandler => {
    handlers ??= features.flatMap(({ dueChecks }) => (dueChecks ? [dueChecks(context)] : []))
    const handler = handlers.find((one) => one.kind === kind)
    if (!handler) throw new Error(`No handler for due checks of the kind ${kind}`)
    return handler
  }
  const inRepo = <T>(actor: Actor, work: (repo: ReturnType<typeof dueChecksRepo>) => Promise<T>) =>
    db.asChamber(actor, (tx) => work(dueChecksRepo(tx, actor.chamberId)))
  const listClosed = (actor: Actor) =>
    inRepo(actor, async (repo) => (await repo.listUnreadCourts()).filter((court) => !courts.isFindable(court)))
  const later = (ms: number) => new Date(clock.now().getTime() + ms)

  const settle = (actor: Actor, id: DueCheckId, changes: Parameters<ReturnType<typeof dueChecksRepo>['update']>[1]) =>
    db.asChamber(actor, async (tx) => {
      const row = await dueChecksRepo(tx, actor.chamberId).update(id, {
        taken_by: null,
        taken_until: null,
        picture: null,
        last_tried_at: clock.now(),
        ...changes,
      })
      await emit(tx, actor, { type: 'due-check.settled', subject: { kind: 'due-check', id } })
      return row
    })

  const keepOutcome = (actor: Actor, check: DueCheckRow, { state, result, code, againAt }: DueCheckOutcome) =>
    settle(actor, check.id, {
      ...(againAt ? { state: 'due', due_at: againAt, tries: 0 } : { state, tries: check.tries + 1 }),
      result,
      result_code: code,
    })

  const keepFailure = (
    actor: Actor,
    check: DueCheckRow,
    error: AppError,
    isAgainLater = error instanceof CourtUnavailable,
  ) =>
    settle(actor, check.id, {
      state: 'due',
      tries: check.tries + 1,
      result: error.message,
      result_code: error.code,
      ...(isAgainLater && { due_at: later(courtDownMs * Math.min(check.tries + 1, 8)) }),
    })

  async function fetchPicture(actor: Actor, check: DueCheckRow): Promise<Taken | null> {
    const { picture } = check
    if (picture && picture.expiresAt > clock.now().toISOString())
      return { check, image: picture.image, expiresAt: picture.expiresAt }
    const challenge = await handlerOf(check).ask(check)
    if (!challenge.picture) {
      const outcome = await handlerOf(check).answer(actor, check, null, challenge.session)
      await keepOutcome(actor, check, outcome)
      return null
    }
    const image = `data:${challenge.picture.mediaType};base64,${Buffer.from(challenge.picture.image).toString('base64')}`
    const expiresAt = later(holdMs).toISOString()
    await inRepo(actor, (repo) => repo.update(check.id, { picture: { image, session: challenge.session, expiresAt } }))
    return { check, image, expiresAt }
  }

  return {
    async list(actor: Actor, { show, page, perPage, ...by }: QueryOf<typeof listDueChecks>) {
      authorize(actor, 'read', 'DueCheck')
      return inRepo(actor, async (repo) => {
        const { rows, total } = await repo.list(show, by, perPage, (page - 1) * perPage)
        const cells = await repo.countAll(by, clock.now())
        const askable = cells.filter(({ kind, court }) => kind !== 'case' || courts.isFindable(court))
        const counts = presentCounts(askable, by)
        return { data: rows.map(presentDueCheck), meta: { total, page, perPage, counts } }
      })
    },

    async take(actor: Actor, by: BodyOf<typeof takeDueCheck>) {
      authorize(actor, 'update', 'DueCheck')
      const down: CourtId[] = []
      const closed = await listClosed(actor)
      const settled: DueCheck[] = []
      let taken: Taken | null = null
      for (let tries = 0; !taken && tries < mostCourtsTried; tries++) {
        const check = await inRepo(actor, (repo) =>
          repo.take(actor.personId, by, down, closed, clock.now(), later(holdMs)),
        )
        if (!check) break
        try {
          taken = await fetchPicture(actor, check)
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          await keepFailure(actor, check, error)
          down.push(check.court)
        }
        if (!taken) settled.push(presentDueCheck(await inRepo(actor, (repo) => repo.get(check.id))))
      }
      const due = await inRepo(actor, (repo) => repo.countDue(by, clock.now(), closed))
      if (!taken) return { data: null, left: due, settled }
      const { check, image, expiresAt } = taken
      const data = { ...presentDueCheck(check), picture: { image, expires_at: expiresAt } }
      return { data, left: due - 1, settled }
    },

    /** Answers a check that needs no captcha. False if the court did not answer, so that it is asked again later. */
    async answerAlone(actor: Actor, id: DueCheckId): Promise<boolean> {
      const check = await inRepo(actor, (repo) => repo.hold(id, actor.personId, clock.now(), later(holdMs)))
      if (!check) return true
      try {
        const outcome = await handlerOf(check).answerAlone?.(actor, check)
        if (outcome) await keepOutcome(actor, check, outcome)
        else await inRepo(actor, (repo) => repo.update(id, { taken_by: null, taken_until: null }))
        return true
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        // No person waits who could mend the cause, so the court is asked again later.
        await keepFailure(actor, check, error, true)
        return false
      }
    },

    async answer(actor: Actor, id: DueCheckId, answer: string) {
      authorize(actor, 'update', 'DueCheck')
      const check = await inRepo(actor, async (repo) => {
        await repo.get(id)
        return repo.begin(id, actor.personId, later(holdMs))
      })
      if (!check || check.picture.expiresAt <= clock.now().toISOString()) {
        if (check) await keepFailure(actor, check, challengeRejected())
        throw challengeRejected()
      }
      try {
        const outcome = await handlerOf(check).answer(actor, check, answer, check.picture.session)
        return { data: presentDueCheck(await keepOutcome(actor, check, outcome)), found: outcome.found ?? null }
      } catch (error) {
        if (error instanceof AppError) await keepFailure(actor, check, error)
        throw error
      }
    },

    async putOff(tx: Tx, actor: Actor, id: DueCheckId): Promise<DueCheck> {
      authorize(actor, 'update', 'DueCheck')
      const repo = dueChecksRepo(tx, actor.chamberId)
      const check = await repo.get(id)
      if (check.state !== 'due') throw settledAlready()
      await emit(tx, actor, { type: 'due-check.put', subject: { kind: 'due-check', id } })
      return presentDueCheck(await repo.update(id, { due_at: later(hour), taken_by: null, taken_until: null }))
    },

    drop: (tx: Tx, actor: Actor, id: DueCheckId) => decide(tx, actor, id, 'dropped'),
    reopen: (tx: Tx, actor: Actor, id: DueCheckId) => decide(tx, actor, id, 'due'),

    async release(tx: Tx, actor: Actor): Promise<void> {
      authorize(actor, 'update', 'DueCheck')
      await dueChecksRepo(tx, actor.chamberId).release(actor.personId)
    },
  }

  async function decide(tx: Tx, actor: Actor, id: DueCheckId, state: 'dropped' | 'due'): Promise<DueCheck> {
    authorize(actor, 'update', 'DueCheck')
    const repo = dueChecksRepo(tx, actor.chamberId)
    const check = await repo.get(id)
    const from = state === 'dropped' ? ['due'] : ['dropped', 'failed']
    if (!from.includes(check.state)) throw settledAlready()
    const row = await repo.update(id, {
      state,
      taken_by: null,
      taken_until: null,
      picture: null,
      ...(state === 'due' ? { due_at: clock.now(), tries: 0, result: null, result_code: null } : {}),
    })
    await handlerOf(check).settled?.(tx, check, state)
    await emit(tx, actor, { type: 'due-check.settled', subject: { kind: 'due-check', id } })
    return presentDueCheck(row)
  }
}

const settledAlready = () =>
  new Conflict('A colleague has already entered this captcha. Check the list again.', 'settled-already')
