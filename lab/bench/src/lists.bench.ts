import { spawn, spawnSync } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { drawCauseList } from '../../../packages/sandbox/src/documents/cause-list-pdf.ts'
import { endOfAnswer, piecesOf } from '../../../packages/server/src/platform/files/reading-protocol.ts'
import type { Measured } from './report.ts'

const realFolder = fileURLToPath(new URL('../../../../shared/lists/fixtures/', import.meta.url))
const realLists: readonly string[] = [
  'jk-hc/cause-list-pdf-entire-week-2026-08-10-first-191-pages.pdf',
  'gujarat-hc/cause-list-pdf-complete-2026-02-09-first-120-pages.pdf',
]
const program = fileURLToPath(
  new URL('../../../packages/server/src/courts/lists-and-boards/list-document.child.ts', import.meta.url),
)

const timesAtMost = 20
const megabytesAtMost = 400

interface Reading {
  ms: number
  megabytes: number
  answer: string
}

function readList(path: string, date: string): Promise<Reading> {
  const began = performance.now()
  const child = spawn(process.execPath, ['--max-old-space-size=256', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let peak = 0
  const look = () => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0))
    } catch {
      // The process has exited.
    }
  }
  const watch = setInterval(look, 20)
  let answer = ''
  child.stdout.on('data', (part: Buffer) => {
    look()
    answer += part.toString()
  })
  Readable.from(piecesOf(['daily', date], createReadStream(path))).pipe(child.stdin)
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      clearInterval(watch)
      if (code === 0) resolve({ ms: performance.now() - began, megabytes: peak / 1024, answer })
      else reject(new Error(`Reading ${path} ended with ${code}`))
    })
  })
}

function timePdftotext(path: string): number | null {
  const began = performance.now()
  const { error, status } = spawnSync('pdftotext', ['-layout', path, '-'], { maxBuffer: 256 * 1024 * 1024 })
  return error || status !== 0 ? null : performance.now() - began
}

function drawLongList(pages: number): Uint8Array {
  const row = (court: number, item: number) => [
    `${item}`,
    `WRIC/${court * 100 + item}/2026`,
    'Iqbal Husain And Another Vs. State of U.P. and 3 Others',
    'A. K. Mishra, Nasreen Bano',
    'C.S.C.',
  ]
  return drawCauseList({
    layout: 'ruled',
    headers: ['Sr.No.', 'Case No.', 'Main Parties', 'Petitioner Advocate', 'Respondent Advocate'],
    courts: Array.from({ length: pages }, (_, court) => ({
      title: 'CAUSE LIST FOR 20-11-2026',
      name: `COURT NO. ${court + 1}`,
      judges: ["HON'BLE MR. JUSTICE R. VERMA"],
      parts: [{ stage: 'FRESH CASES', rows: Array.from({ length: 12 }, (_, item) => row(court, item + 1)) }],
    })),
  })
}

const quicker = (one: number | null, other: number | null) =>
  one === null || other === null ? null : Math.min(one, other)

async function measure(what: string, path: string, date: string): Promise<Measured[]> {
  const plain = quicker(timePdftotext(path), timePdftotext(path))
  const readings = [await readList(path, date), await readList(path, date)]
  const ms = Math.min(...readings.map((reading) => reading.ms))
  const megabytes = Math.max(...readings.map((reading) => reading.megabytes))
  const answer = readings[0]?.answer.replace(endOfAnswer, '') ?? ''
  const read = JSON.parse(answer) as { kind: string; problem?: string; list?: { entries: unknown[]; pages: number } }
  if (!read.list) throw new Error(`${what}: ${read.problem}`)
  const of = `${what}, ${read.list.pages} pages, ${read.list.entries.length} matters`
  const ratio = plain === null ? null : ms / plain
  return [
    {
      what: `${of}: time against pdftotext -layout`,
      measured:
        ratio === null
          ? `${(ms / 1000).toFixed(1)} s; pdftotext is not installed`
          : `${ratio.toFixed(1)} × (${(ms / 1000).toFixed(1)} s)`,
      budget: `< ${timesAtMost} ×`,
      kept: ratio === null || ratio < timesAtMost,
    },
    {
      what: `${of}: memory of the process`,
      measured: `${(megabytes / megabytesAtMost).toFixed(2)} × ${megabytesAtMost} MB`,
      budget: '< 1.00',
      kept: megabytes < megabytesAtMost,
    },
  ]
}

export async function benchLists({ pages = 1000, real = realLists } = {}): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'peshi-lists-'))
  try {
    const long = join(folder, 'long.pdf')
    writeFileSync(long, drawLongList(pages))
    const rows: Measured[] = []
    for (const name of real.filter((one) => existsSync(join(realFolder, one)))) {
      const [court = '', file = ''] = name.split('/')
      const date = /\d{4}-\d{2}-\d{2}/.exec(file)?.[0] ?? ''
      rows.push(...(await measure(court, join(realFolder, name), date)))
    }
    return [...rows, ...(await measure('drawn list', long, '2026-11-20'))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
