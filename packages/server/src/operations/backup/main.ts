import { basename, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { explainStart } from '../../platform/process/start-problem.ts'
import { backUp } from './backup.ts'
import { drill } from './drill.ts'
import { markBackup, markDrill } from './last-backup.ts'
import { BackupRefused } from './manifest.ts'
import { restore } from './restore.ts'
import { readBackupSettings } from './settings.ts'
import { checkSameDatabase, confirmReplace, describeTarget } from './target.ts'

const { values, positionals } = parseArgs({
  options: { replace: { type: 'string' } },
  allowPositionals: true,
  strict: false,
})
const [what, where] = positionals
const say = (line: string) => process.stdout.write(`${line}\n`)
const megabytes = (files: readonly { size: number }[]) =>
  (files.reduce((sum, { size }) => sum + size, 0) / 1_048_576).toFixed(1)

async function typeAtTerminal(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(question)).trim()
  } finally {
    terminal.close()
  }
}

try {
  const settings = readBackupSettings(process.env)
  if (what === 'backup') {
    say(await describeTarget(settings))
    const folder = await backUp(settings, resolve(where ?? 'backups'), { now: new Date() })
    await markBackup(settings.dataDirectory, folder)
    say(folder)
  } else if (what === 'drill' && where) {
    const { rows, files } = await drill(resolve(where), settings)
    await markDrill(settings.dataDirectory, { name: basename(resolve(where)), rows, files })
    say(`Restored and checked: ${rows} rows, ${files} files. Nothing was changed.`)
  } else if (what === 'restore' && where) {
    await checkSameDatabase(settings)
    say(await describeTarget(settings))
    const replaces = await confirmReplace(settings, values.replace, typeAtTerminal)
    const { manifest, aside, people } = await restore(resolve(where), settings, { replaces, now: new Date() })
    say(
      `Restored what was backed up at ${manifest.made_at}: ${manifest.files.length} files, ${megabytes(manifest.files)} MB.`,
    )
    for (const place of aside) say(`What was there before is kept: ${place}`)
    if (people) say(`It has ${people === 1 ? 'one account' : `${people} accounts`}.`)
  } else {
    throw new BackupRefused(
      'npm run backup [-- <folder>]\nnpm run drill -- <backup>\nnpm run restore -- <backup> [--replace NAME]',
    )
  }
} catch (error) {
  const sentence =
    error instanceof BackupRefused ? error.message : explainStart(error, resolve(process.env.PESHI_DATA || 'data'))
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exitCode = 1
}
