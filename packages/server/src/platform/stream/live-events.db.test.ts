import type { ChamberId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { createLiveEvents } from './live-events.ts'

test('an event that only another version knows is heard as missed', async () => {
  const db = await testDatabase()
  const events = await createLiveEvents(db)
  const [missed, heard] = [vi.fn(), vi.fn()]
  const chamber = crypto.randomUUID() as ChamberId
  events.onMissed(missed)
  events.subscribe(chamber, heard)
  const payload = JSON.stringify({ chamber, event: { type: 'later.version' } })
  await db.asSystem('seed', (tx) => tx.execute(sql`SELECT pg_notify('peshi_live', ${payload})`))
  await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce())
  expect(heard).not.toHaveBeenCalled()
  await events.close()
  await db.close()
})
