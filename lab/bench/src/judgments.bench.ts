// Loads 100,000 invented judgments with `npm run citations:index`, which is killed in the middle and started again, and
// looks citations and names up.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { nameKey } from '@peshi/contract/papers/citations/case-names'
import { findCitations } from '@peshi/contract/papers/citations/find-citations'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { citationsRepo } from '@peshi/server/papers/citations/citations.repo'
import { openDoors } from '@peshi/server/platform/db/door'
import { openDatabase } from '@peshi/server/platform/db/open'
import { explaining } from '../../../packages/server/test/query-plans/explaining-engine.ts'
import { type Measured, timeRuns } from './report.ts'
import { makeDatabase } from './sync-database.ts'

const thisYear = 2026
const perFile = 25_000
const chamberId = '01936f00-0000-7000-8000-000000000001' as ChamberId
const program = fileURLToPath(new URL('../../../packages/server/src/papers/citations/main.ts', import.meta.url))
const raise = (error: Error) => {
  throw error
}

const firsts = 'Anandi Bhaskar Chhaya Devendra Eknath Farhana Govind Harshad Indira Jagdish Kamla Lokesh'.split(' ')
const lasts = 'Abhyankar Bhattacharjee Chinnaswamy Deshpande Engineer Gopalakrishnan Hazarika Iyengar'.split(' ')
const others = ['State of Kerala', 'Union of India', 'State of U.P.', 'Municipal Corporation of Delhi']
const of = (list: readonly string[], at: number) => list[at % list.length] ?? ''

/** Each judgment has three citations of its own, and a name of its own. */
function judgmentAt(at: number) {
  const year = 1970 + (at % 55)
  const party = `${of(firsts, at)} ${of(lasts, Math.floor(at / 12))} ${at.toString(36).replace(/\d/g, (digit) => 'qxzjvwkyhb'[Number(digit)] ?? '')}`
  const volume = 1 + (at % 6)
  const place = Math.floor(at / 330) + 1
  return {
    title: `${party} v. ${of(others, at)}`,
    citations: [`(${year}) ${volume} SCC ${place}`, `AIR ${year} SC ${at % 100_000}`, `2024:DHC:${at + 1}`],
    date: `${year}-03-${String(1 + (at % 27)).padStart(2, '0')}`,
  }
}

async function writeFiles(directory: string, count: number): Promise<number> {
  const keys = new Set<string>()
  for (let from = 0; from < count; from += perFile) {
    const isCsv = (from / perFile) % 2 === 0
    const lines = function* () {
      if (isCsv) yield 'title,citation,court,decision_date,judge\n'
      for (let at = from; at < Math.min(from + perFile, count); at++) {
        const { title, citations, date } = judgmentAt(at)
        const citation = citations.join('; ')
        for (const { key } of findCitations(citation, thisYear)) if (key) keys.add(`${at} ${key}`)
        const entry = { title, citation, court: 'Supreme Court of India', decision_date: date, judge: 'A. B. Invented' }
        yield isCsv
          ? `${Object.values(entry)
              .map((cell) => `"${cell}"`)
              .join(',')}\n`
          : `${JSON.stringify(entry)}\n`
      }
    }
    const path = join(directory, `judgments-${from / perFile}.${isCsv ? 'csv' : 'jsonl'}`)
    await pipeline(Readable.from(lines()), createWriteStream(path))
  }
  return keys.size
}

type Place = { DATABASE_URL: string } | { PESHI_DATA: string }

function load(directory: string, place: Place) {
  const child = spawn(process.execPath, [program, directory], { env: { ...process.env, ...place } })
  let output = ''
  child.stdout.on('data', (part) => {
    output += part
  })
  child.stderr.on('data', (part) => {
    output += part
  })
  return { child, says: () => output }
}

async function peakMegabytes({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

async function loadToTheEnd(directory: string, place: Place) {
  const began = performance.now()
  const { child, says } = load(directory, place)
  let peak = 0
  const timer = setInterval(() => {
    void peakMegabytes(child).then((now) => {
      peak = Math.max(peak, now)
    })
  }, 200)
  const [code] = await once(child, 'close')
  clearInterval(timer)
  const [, saved, skipped, bad] = /Saved: (\d+)\. Saved by earlier runs: (\d+)\. Not usable: (\d+)/.exec(says()) ?? []
  if (code !== 0 || saved === undefined) throw new Error(`The index was not made: ${says()}`)
  return {
    seconds: (performance.now() - began) / 1000,
    peak,
    saved: Number(saved),
    skipped: Number(skipped),
    bad: Number(bad),
  }
}

/** Kills the command when it says for the first time how far it is. */
async function loadUntilKilled(directory: string, place: Place): Promise<number> {
  const { child, says } = load(directory, place)
  const closed = once(child, 'close')
  while (!/: \d+ read/.test(says()) && child.exitCode === null) await wait(100)
  const peak = await peakMegabytes(child)
  child.kill('SIGKILL')
  await closed
  return peak
}

async function measure(directory: string, count: number, keys: number, place: Place): Promise<Measured[]> {
  const killed = await loadUntilKilled(directory, place)
  const rest = await loadToTheEnd(directory, place)
  const again = await loadToTheEnd(directory, place)
  const isWhole = rest.saved + rest.skipped === count && again.saved === 0 && again.skipped === count && rest.bad === 0
  const seen = new Set<string>()
  const opened = await openDatabase({
    ...('DATABASE_URL' in place ? { url: place.DATABASE_URL } : {}),
    directory: 'PESHI_DATA' in place ? place.PESHI_DATA : null,
    onError: raise,
  })
  const where = opened.engine.name
  try {
    await opened.engine.execute('ANALYZE judgment; ANALYZE judgment_citation')
    const { rows } = await opened.engine.execute(`select (select count(*) from judgment)::int as judgments,
      (select count(*) from judgment_citation)::int as citations`)
    const held = rows[0] as { judgments: number; citations: number }
    const asked = Array.from({ length: 200 }, (_, at) => judgmentAt((at * 499) % count))
    const wanted = asked.flatMap(({ citations }) =>
      findCitations(citations.join(' ; '), thisYear).flatMap(({ key }) => key ?? []),
    )
    const names = asked.flatMap(({ title }) => nameKey(title) ?? [])
    const look = (db: typeof opened) =>
      db.asChamber(chamberId, async (tx) => {
        const repo = citationsRepo(tx, chamberId)
        const [byKey, byName] = [await repo.listByKeys(wanted), await repo.listByNames(names)]
        if (byKey.size !== wanted.length || byName.size !== names.length)
          throw new Error(
            `${byKey.size} of ${wanted.length} citations and ${byName.size} of ${names.length} names found`,
          )
      })
    const { middle } = await timeRuns(7, () => look(opened))
    const counted = await timeRuns(7, () =>
      opened.asChamber(chamberId, (tx) => citationsRepo(tx, chamberId).countIndexed()),
    )
    const engine = explaining(opened.engine, ({ plan }) => {
      for (const line of plan) for (const [, table = ''] of line.matchAll(/Seq Scan on (judgment\w*)/g)) seen.add(table)
    })
    await look(openDoors(engine))
    const size = `${count.toLocaleString('en-IN')} judgments, ${where}`
    return [
      {
        what: `${size}: killed in the middle, then loaded to the end`,
        measured: `${rest.skipped} saved before the kill, ${rest.saved} after it in ${rest.seconds.toFixed(0)} s; nothing twice: ${isWhole}`,
        budget: 'each once, < 600 s',
        kept: isWhole && held.judgments === count && held.citations === keys && rest.skipped > 0 && rest.seconds < 600,
      },
      {
        what: `${size}: memory of the command`,
        measured: `${Math.max(killed, rest.peak).toFixed(0)} MB`,
        budget: '< 900 MB',
        kept: Math.max(killed, rest.peak) < 900,
      },
      {
        what: `${size}: 600 citations and 200 names looked up`,
        measured: `${middle.toFixed(0)} ms, scanned whole: ${[...seen].join(', ') || 'nothing'}`,
        budget: '< 300 ms, nothing',
        kept: middle < 300 && seen.size === 0,
      },
      {
        what: `${size}: judgments counted`,
        measured: `${counted.middle.toFixed(0)} ms`,
        budget: '< 200 ms',
        kept: counted.middle < 200,
      },
    ]
  } finally {
    await opened.close()
  }
}

export async function benchJudgments({ count = 100_000 } = {}): Promise<Measured[]> {
  const directory = await mkdtemp(join(tmpdir(), 'peshi-bench-'))
  try {
    const files = join(directory, 'files')
    await mkdir(files)
    const keys = await writeFiles(files, count)
    const embedded = await measure(files, count, keys, { PESHI_DATA: join(directory, 'data') })
    const url = await makeDatabase()
    if (!url) {
      console.log('  Not measured on PostgreSQL.')
      return embedded
    }
    return [...embedded, ...(await measure(files, count, keys, { DATABASE_URL: url }))]
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
