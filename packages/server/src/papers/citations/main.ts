import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { courtDateAt } from '@peshi/contract/platform/dates'
import { openDatabase } from '../../platform/db/open.ts'
import { BadSettings, createReader } from '../../platform/process/settings-reader.ts'
import { explainStart } from '../../platform/process/start-problem.ts'
import { indexJudgments } from './index-judgments.ts'

const usage = `npm run citations:index -- DIR   reads public metadata of judgments (.csv, .jsonl, .json) below a folder, for
all chambers. Run it again after an interruption or for new files: it continues where it ended. With the embedded
database, stop Peshi first.`

class Refused extends Error {}

const mostTold = 200
const sayEveryMs = 5000

async function run(directory: string | undefined): Promise<string> {
  if (!directory) throw new Refused(usage)
  const found = await stat(directory).catch(() => null)
  if (!found?.isDirectory()) throw new Refused(`${directory} is not a folder.`)
  const read = createReader(process.env)
  const url = read.databaseUrl('DATABASE_URL')
  const data = resolve(read.text('PESHI_DATA') ?? './data')
  if (read.problems.length > 0) throw new BadSettings(read.problems)
  const db = await openDatabase({
    ...(url && { url }),
    directory: data,
    onError: (error) => process.stderr.write(`${error.message}\n`),
  })
  let told = 0
  const onBad = (place: string, reason: string) => {
    if (told++ < mostTold) process.stderr.write(`${place}: ${reason}\n`)
  }
  let shownAt = Date.now()
  const onSaved = (name: string, entries: number) => {
    if (Date.now() - shownAt < sayEveryMs) return
    shownAt = Date.now()
    process.stderr.write(`${name}: ${entries} read\n`)
  }
  try {
    const thisYear = Number(courtDateAt(new Date()).slice(0, 4))
    const { saved, skipped, bad } = await indexJudgments(db, resolve(directory), { thisYear, onBad, onSaved })
    return `Saved: ${saved}. Saved by earlier runs: ${skipped}. Not usable: ${bad}.`
  } finally {
    await db.close()
  }
}

try {
  process.stdout.write(`${await run(process.argv[2])}\n`)
} catch (error) {
  const sentence = error instanceof Refused ? error.message : explainStart(error)
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exitCode = 1
}
