import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isFull } from '../../../scripts/lib/test-lengths.ts'
import { openDoors } from '../src/platform/db/door.ts'
import { testApp } from './app.ts'
import { unusedDatabase } from './database.ts'
import { describePlans, type Hot } from './query-plans/describe-plans.ts'
import { explaining } from './query-plans/explaining-engine.ts'
import { hotWork } from './query-plans/hot-work.ts'
import { fillWorld, type World } from './query-plans/world.ts'

const writesTo = process.env.PESHI_WRITE_PLANS
/**
 * Each chamber has less than a hundredth of a table's rows. With more, reading the whole table would be the right plan.
 */
const world: World = writesTo
  ? { chambers: 2000, mattersEach: 20, mattersOwn: 200 }
  : isFull
    ? { chambers: 1500, mattersEach: 12, mattersOwn: 100 }
    : { chambers: 500, mattersEach: 8, mattersOwn: 30 }

const patience = 600_000

// PGlite makes the same plans but takes minutes to fill.
test.skipIf(!process.env.TEST_DATABASE_URL)(
  'no frequent statement scans a whole table that grows',
  { timeout: patience },
  async () => {
    const db = await unusedDatabase()
    const { member, matterId, growing } = await fillWorld(db, world)
    const hot = new Map<string, Hot>()
    let doing: { what: string; perDay: number } | null = null
    const engine = explaining(db.engine, ({ statement, plan }) => {
      if (!doing) return
      const known = hot.get(statement) ?? { statement, plan, perDay: 0, of: new Set() }
      known.perDay += doing.perDay
      known.of.add(doing.what)
      hot.set(statement, known)
    })
    const app = await testApp({ context: { db: openDoors(engine) } })
    try {
      for (const work of await hotWork(app, member, matterId)) {
        doing = work
        const answer = await work.run()
        doing = null
        expect.soft(answer?.status ?? 200, `${work.what}: ${answer?.raw.body}`).toBe(200)
      }
    } finally {
      await app.close()
    }
    expect(hot.size).toBeGreaterThan(20)
    const whole = [...hot.values()].flatMap(({ plan, statement }) =>
      plan
        .map((line) => /Seq Scan on (\w+)/.exec(line)?.[1])
        .filter((table) => table !== undefined && growing.includes(table))
        .map((table) => ({ table, statement, plan })),
    )
    expect(whole).toEqual([])
    if (writesTo) await writeFile(writesTo, describePlans([...hot.values()], world))
  },
)
