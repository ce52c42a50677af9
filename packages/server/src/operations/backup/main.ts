import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { explainStart } from '../../platform/process/start-problem.ts'
import { backUp } from './backup.ts'
import { BackupRefused } from './manifest.ts'
import { restore } from './restore.ts'
import { readBackupSettings } from './settings.ts'

// npm run backup [-- <folder>]  and  npm run restore -- <backup> [--replace]

const { values, positionals } = parseArgs({
  options: { replace: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [what, where] = positionals
const say = (line: string) => process.stdout.write(`${line}\n`)
const megabytes = (files: readonly { size: number }[]) =>
  (files.reduce((sum, { size }) => sum + size, 0) / 1_048_576).toFixed(1)

try {
  const settings = readBackupSettings(process.env)
  if (what === 'backup') {
    say(await backUp(settings, resolve(where ?? 'backups'), new Date()))
  } else if (what === 'restore' && where) {
    const { manifest, aside } = await restore(resolve(where), settings, { replaces: values.replace, now: new Date() })
    say(
      `Restored what was backed up at ${manifest.made_at}: ${manifest.files.length} files, ${megabytes(manifest.files)} MB.`,
    )
    for (const place of aside) say(`What was there before is kept: ${place}`)
  } else {
    throw new BackupRefused('npm run backup [-- <folder>]\nnpm run restore -- <backup> [--replace]')
  }
} catch (error) {
  const sentence = error instanceof BackupRefused ? error.message : explainStart(error)
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exitCode = 1
}
