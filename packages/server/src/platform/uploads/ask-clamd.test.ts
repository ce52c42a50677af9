import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFakeClamd, virus } from '../../../test/fake-clamd.ts'
import type { SocketAddress } from '../process/settings-reader.ts'
import { askClamd, NoVerdict } from './ask-clamd.ts'

const ask = (clamd: SocketAddress, words: string, ms = 20_000) =>
  askClamd(clamd, new Blob([words]).stream(), AbortSignal.timeout(ms))

describe('a program that speaks the protocol', () => {
  let clamd: Awaited<ReturnType<typeof openFakeClamd>>
  beforeAll(async () => {
    clamd = await openFakeClamd()
  })
  afterAll(() => clamd.stop())

  test('a file without a virus is sent whole and is clean', async () => {
    const long = 'a line of an order\n'.repeat(100_000)
    expect(await ask(clamd.address, long)).toBeNull()
    expect(clamd.seen).toEqual([long])
  })

  test('the name of a virus is returned', async () => {
    expect(await ask(clamd.address, `an order with ${virus}`)).toBe('Win.Test.Words-1')
  })

  test.each([
    ['is silent', 300],
    ['hangs up', 20_000],
    ['wants less', 20_000],
  ] as const)('there is no verdict if clamd %s', async (mood, ms) => {
    clamd.feel(mood)
    await expect(ask(clamd.address, 'an order'.repeat(500_000), ms)).rejects.toThrow(NoVerdict)
    clamd.feel('answers')
    expect(await ask(clamd.address, 'an order')).toBeNull()
  })

  test('there is no verdict while clamd does not run', async () => {
    await clamd.stop()
    await expect(ask(clamd.address, 'an order')).rejects.toThrow(NoVerdict)
    await clamd.start()
    expect(await ask(clamd.address, 'an order')).toBeNull()
  })
})

const isInstalled = spawnSync('clamd', ['--version']).status === 0

describe.skipIf(!isInstalled)('Debian’s clamav-daemon', () => {
  let directory: string
  let clamd: ChildProcess
  let path: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'peshi-clamd-'))
    path = join(directory, 'clamd.ctl')
    await writeFile(join(directory, 'own.ndb'), `Tests.Words:0:*:${Buffer.from(virus).toString('hex')}\n`)
    const settings = [`LocalSocket ${path}`, `DatabaseDirectory ${directory}`, 'Foreground yes', 'StreamMaxLength 1M']
    await writeFile(join(directory, 'clamd.conf'), `${settings.join('\n')}\n`)
    clamd = spawn('clamd', ['--config-file', join(directory, 'clamd.conf')], { stdio: 'ignore' })
    for (let tries = 0; tries < 100; tries++) {
      const answer = await ask({ path }, 'an order').catch(() => 'not yet')
      if (answer === null) return
      await wait(200)
    }
    throw new Error('clamd does not answer')
  }, 40_000)
  afterAll(async () => {
    clamd.kill('SIGTERM')
    if (clamd.exitCode === null) await once(clamd, 'exit')
    await rm(directory, { recursive: true })
  })

  test('a virus of its database is found, and another file is clean', async () => {
    expect(await ask({ path }, `an order with ${virus}`)).toMatch(/^Tests\.Words/)
    expect(await ask({ path }, 'an order')).toBeNull()
  })

  test('a file larger than its StreamMaxLength gets no verdict', async () => {
    await expect(ask({ path }, 'a line\n'.repeat(400_000))).rejects.toThrow(NoVerdict)
  })
})
