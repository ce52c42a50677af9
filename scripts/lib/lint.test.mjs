import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pinnedNode, root } from './paths.mjs'

const folder = mkdtempSync(join(tmpdir(), 'peshi-lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const args = ['node_modules/@biomejs/biome/bin/biome', 'lint', '--vcs-enabled=false', folder]

function lint(file, source) {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `export const found = ${source}\n`)
  const { stdout, stderr } = spawnSync(pinnedNode, args, { cwd: root, encoding: 'utf8' })
  rmSync(path)
  return `${stdout}${stderr}`
}

const screen = 'packages/web/src/today.page.tsx'
const service = 'packages/server/src/today.service.ts'
const ownTest = 'packages/server/src/today.api.test.ts'
const journey = 'packages/e2e/src/people.ts'

test.each([
  [screen, `<Button onClick={() => navigate({ to: '/matters' })} />`, 'opened by a link'],
  [screen, `<Row onOpen={(row) => router.navigate({ to: '/matters', search: {} })} />`, 'opened by a link'],
  [screen, `<Anchor component="button" size="sm">Add</Anchor>`, 'opened by a link'],
  [screen, `<Row {...{ matter, court }} />`, 'without a spread'],
  [screen, `show(matter.court_title)`, 'sayCourt'],
  [screen, `date === courtToday()`, 'useCourtToday'],
  [service, `db.asChamber(actor.chamberId, (tx) => list(tx))`, 'whole actor'],
  [service, `{ ...{ a: 1, b: 2 }, ...more }`, 'without a spread'],
  [service, `[...['a', 'b'], ...more]`, 'without a spread'],
  [service, `tx.insert(event).values({ type: 'task.done' })`, 'Only emit'],
  [service, `insertsInto(event)`, 'Only emit'],
  [service, `events.announce(tx, chamberId, { type: 'task.done' })`, 'Emit an event'],
  [service, `/${'listed|'.repeat(27)}/i`, 'named parts'],
  [service, `0\nimport { eq } from 'drizzle-orm'`, 'repo file beside it'],
  [ownTest, `courtDateAt(new Date())`, 'names its day'],
  [ownTest, `{ at: Date.now() }`, 'names its day'],
  [ownTest, `openCourtAccess({ clock: systemClock })`, 'names its day'],
  [journey, `new Date(Date.now() + 1000)`, 'names its day'],
  ['packages/server/src/today.routes.ts', `createToday(context)`, 'context.services'],
  ['packages/server/src/today.jobs.ts', `createToday({ ...context, clock })`, 'context.services'],
  [
    'packages/server/src/today.feature.ts',
    `0\nfunction routes(context) { return createToday(context) }`,
    'context.services',
  ],
  ['packages/server/src/today.child.ts', `createToday(context)`, 'context.services'],
  [service, `0\nimport { createTasks, type Tasks } from '../tasks/tasks.service.ts'`, 'Only a manifest'],
])('in %s the lint refuses %s', (file, source, sentence) => {
  expect(lint(file, source)).toContain(sentence)
})

test('the lint allows the signals of the live stream', () => {
  expect(lint(service, `events.announce(tx, chamberId, { type: 'orders.progress', done: 1, total: 2 })`)).not.toContain(
    'Emit an event',
  )
})

test('the lint allows spreads of a choice and of a literal that is changed first', () => {
  expect(lint(service, `{ ...(more ? { a: 1 } : {}), ...['a'].map(String) }`)).not.toContain('without a spread')
})
