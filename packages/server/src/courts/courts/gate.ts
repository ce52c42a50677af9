// Lets at most one request at a time go to each operator of court sites, from all processes together.
// Data: one row of `operator_turn` for an operator: when the next request may start, who holds the turn, and until
// when.
// - A person's request goes before those of jobs: while it waits, `wanted_until` keeps the jobs out.
// - The turn of a process that died ends with its lease. So the lease must be longer than the longest request.
// - All instants are the database's, because the clocks of the machines may differ.
// - Inside one process, requests wait in the order in which they came.
import { setTimeout as pause } from 'node:timers/promises'
import type { Gate } from '@peshi/courts/gate'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db, Rows, Tx } from '../../platform/db/door.ts'

export interface Gates {
  interactive: Gate
  background: Gate
}

interface GateSettings {
  db: Db
  perSecond: number
  /** Must be longer than the longest request, because the next request may start when the lease ends. */
  leaseSeconds?: number
  onError: (error: unknown) => void
}

interface Waiter {
  admit(leave: () => void): void
  refuse(error: unknown): void
}

const lookAgainMs = { interactive: 60, background: 250 }
const wantedSeconds = 2

/**
 * Allows one request at a time for each operator of court sites, over all workers. Times are the database's, because
 * the workers' clocks may differ.
 */
export function openGates({ db, perSecond, leaseSeconds = 45, onError }: GateSettings): Gates {
  const lines = new Map<string, Line>()
  const settings = { intervalMs: Math.ceil(1000 / perSecond), leaseMs: leaseSeconds * 1000 }

  const gate = (kind: keyof Gates): Gate => {
    return async (operator, until) => {
      until?.throwIfAborted()
      const line = lines.get(operator) ?? newLine(operator)
      const admitted = Promise.withResolvers<() => void>()
      const waiter = { admit: admitted.resolve, refuse: admitted.reject }
      line[kind].push(waiter)
      until?.addEventListener('abort', () => leaveLine(line[kind], waiter, until.reason), { once: true })
      if (!line.moving) moveLine(line)
      return admitted.promise
    }
  }

  function leaveLine(waiting: Waiter[], waiter: Waiter, reason: unknown) {
    const place = waiting.indexOf(waiter)
    if (place < 0) return
    waiting.splice(place, 1)
    waiter.refuse(reason)
  }

  function newLine(operator: string): Line {
    const line: Line = { operator, interactive: [], background: [], moving: false }
    lines.set(operator, line)
    return line
  }

  async function moveLine(line: Line): Promise<void> {
    line.moving = true
    while (line.interactive.length + line.background.length > 0) {
      const kind = line.interactive.length > 0 ? 'interactive' : 'background'
      try {
        const holder = v7()
        const waitMs = await takeTurn(line.operator, kind, holder)
        if (waitMs === null) await holdTurn(line, kind, holder)
        else await pause(Math.min(Math.max(waitMs, 1), lookAgainMs[kind]))
      } catch (error) {
        line[kind].shift()?.refuse(error)
      }
    }
    line.moving = false
  }

  const takeTurn = (operator: string, kind: keyof Gates, holder: string) =>
    db.asSystem('court-sync', async (tx) => {
      const waits = kind === 'interactive'
      const { rows } = await run(
        tx,
        sql`
        INSERT INTO operator_turn AS turn (operator, next_at, holder, busy_until)
        VALUES (${operator}, ${inMs(settings.intervalMs)}, ${holder}, ${inMs(settings.leaseMs)})
        ON CONFLICT (operator) DO UPDATE
        SET next_at = excluded.next_at, holder = excluded.holder, busy_until = excluded.busy_until,
            wanted_until = CASE WHEN ${waits} THEN NULL ELSE turn.wanted_until END
        WHERE turn.next_at <= clock_timestamp()
          AND (turn.busy_until IS NULL OR turn.busy_until <= clock_timestamp())
          AND (${waits} OR turn.wanted_until IS NULL OR turn.wanted_until <= clock_timestamp())
        RETURNING operator`,
      )
      if (rows.length > 0) return null
      if (waits) {
        const until = inMs(wantedSeconds * 1000)
        await run(tx, sql`UPDATE operator_turn SET wanted_until = ${until} WHERE operator = ${operator}`)
      }
      const wait = await run(
        tx,
        sql`SELECT 1000 * extract(epoch FROM greatest(next_at, busy_until) - clock_timestamp())::float AS ms
            FROM operator_turn WHERE operator = ${operator}`,
      )
      return Number(wait.rows[0]?.ms ?? 0)
    })

  async function holdTurn(line: Line, kind: keyof Gates, holder: string) {
    const turn = Promise.withResolvers<void>()
    const first = line[kind].shift()
    if (first) first.admit(turn.resolve)
    else turn.resolve()
    await turn.promise
    await db
      .asSystem('court-sync', (tx) =>
        run(
          tx,
          sql`UPDATE operator_turn SET busy_until = NULL WHERE operator = ${line.operator} AND holder = ${holder}`,
        ),
      )
      // If this update fails, the turn ends when its lease expires.
      .catch(onError)
  }

  return { interactive: gate('interactive'), background: gate('background') }
}

interface Line extends Record<keyof Gates, Waiter[]> {
  operator: string
  moving: boolean
}

const run = async (tx: Tx, statement: ReturnType<typeof sql>) => (await tx.execute(statement)) as unknown as Rows

const inMs = (milliseconds: number) => sql`clock_timestamp() + ${milliseconds}::int * interval '1 millisecond'`
