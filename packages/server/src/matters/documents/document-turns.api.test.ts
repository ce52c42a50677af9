import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { addDocument } from '../../../test/documents.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { features } from '../../app/features.ts'
import { jobsOf } from '../../platform/events/after.ts'
import { openQueue, type Queue } from '../../platform/jobs/queue.ts'
import { createDocumentTexts } from './document-text.service.ts'
import { readDocumentTexts } from './documents.jobs.ts'

let tests: TestApp
let queue: Queue
beforeAll(async () => {
  const db = await testDatabase()
  queue = openQueue(db, {
    role: 'all',
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    jobs: jobsOf(features),
  })
  await queue.start()
  tests = await testApp({ context: { db, queue } })
})
afterAll(async () => {
  await queue.stop(1)
  await tests.close()
})

async function withDocuments(name: string, count: number) {
  const { caller, matter } = await chamberWithMatter(tests)
  for (let number = 1; number <= count; number++)
    await addDocument(caller, matter._id, `${name} ${number}.txt`, Buffer.from(`${name} ${number}`))
}

test('chambers with many documents take turns, and another chamber’s new document is read before theirs', async () => {
  await withDocuments('first', 4)
  await withDocuments('second', 3)
  const read: string[] = []
  const texts = createDocumentTexts(tests.context, async (file) => {
    read.push(await new Response(file as ReadableStream<Uint8Array>).text())
    if (read.length === 3) await withDocuments('new', 1)
    return { pages: 1, texts: ['A paper'], hasScripts: false, problem: null }
  })
  await queue.work(readDocumentTexts, ({ chamberId }, signal) => texts.readNext(chamberId, signal))
  await vi.waitFor(() => expect(read).toHaveLength(8), { timeout: 30_000 })
  expect(read).toEqual(['first 4', 'second 3', 'first 3', 'new 1', 'second 2', 'first 2', 'second 1', 'first 1'])
}, 90_000)
