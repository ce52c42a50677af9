import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startChild, stopChildren } from './children.mjs'

let folder
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peshi-children-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const write = async (name, text) => {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

async function readSoon(path) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const text = await readFile(path, 'utf8').catch(() => '')
    if (text) return text
    await new Promise((next) => setTimeout(next, 50))
  }
  throw new Error(`${path} was never written`)
}

const waitsForStop = (record, ready) => `
  import { writeFileSync } from 'node:fs'
  const alive = setInterval(() => {}, 1000)
  process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(record)}, 'asked to stop'); clearInterval(alive) })
  writeFileSync(${JSON.stringify(ready)}, 'ready')`

test('a child process can finish its work after it is asked to stop', async () => {
  const [record, ready] = [join(folder, 'record-1'), join(folder, 'ready-1')]
  const child = startChild('a child', await write('waits-1.mjs', waitsForStop(record, ready)), {})
  await readSoon(ready)
  expect(await stopChildren([child])).toEqual([])
  expect(await readFile(record, 'utf8')).toBe('asked to stop')
})

test('a failed child process reports its exit code', async () => {
  const child = startChild('a child', await write('fails.mjs', 'process.exit(3)'), {})
  expect(await child.ended).toEqual({ name: 'a child', how: 'ended with code 3', code: 3 })
  expect(child.isRunning).toBe(false)
})

test('a child process is asked to stop if its parent process is killed', async () => {
  const [record, ready] = [join(folder, 'record-2'), join(folder, 'ready-2')]
  const waits = await write('waits-2.mjs', waitsForStop(record, ready))
  const parent = await write(
    'parent.mjs',
    `import { startChild } from ${JSON.stringify(new URL('./children.mjs', import.meta.url).href)}
     startChild('a child', ${JSON.stringify(waits)}, {})`,
  )
  const started = spawn(process.execPath, [parent])
  await readSoon(ready)
  started.kill('SIGKILL')
  expect(await readSoon(record)).toBe('asked to stop')
})
