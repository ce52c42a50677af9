import { readFile } from 'node:fs/promises'
import { openDatabase } from '../../platform/db/open.ts'
import { AppError } from '../../platform/errors.ts'
import { explainStart } from '../../platform/process/start-problem.ts'
import { readBackupSettings } from '../backup/settings.ts'
import { courtCalendarsRepo } from './court-calendars.repo.ts'
import { readCalendarFile } from './read-calendar-file.ts'

const usage = `npm run court-days -- FILE   loads calendars of courts for all chambers, in the form of
packages/courts/src/catalogue/data/court-days.json. With the embedded database, stop Peshi first, or load the file on
the page Installation.`

class Refused extends Error {}

async function load(path: string | undefined): Promise<string> {
  if (!path) throw new Refused(usage)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Refused(`${path} cannot be read.`)
  })
  const calendars = readCalendarFile(text)
  const { ownUrl, dataDirectory } = readBackupSettings(process.env)
  const db = await openDatabase({
    ...(ownUrl && { url: ownUrl }),
    directory: dataDirectory,
    onError: (error) => process.stderr.write(`${error.message}\n`),
  })
  try {
    const loaded = await db.asSystem('court-calendars', (tx) => courtCalendarsRepo(tx).save(calendars, new Date()))
    return `Loaded: ${loaded}. Deadlines are counted again in the next night.`
  } finally {
    await db.close()
  }
}

try {
  process.stdout.write(`${await load(process.argv[2])}\n`)
} catch (error) {
  const isRefusal = error instanceof Refused || error instanceof AppError
  const sentence = isRefusal ? error.message : explainStart(error)
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exitCode = 1
}
