import { spawnSync } from 'node:child_process'
import type { Feature } from '../process/feature.ts'
import type { SettingsReader } from '../process/settings-reader.ts'
import { recognisedLanguages, useTesseract } from './recognition.ts'

declare module '../process/config.ts' {
  interface Config {
    /** Path of the machine's tesseract. Null: the library is used. */
    tesseract: string | null
  }
}

const setting = 'PESHI_TESSERACT'

function readTesseract(read: SettingsReader): string | null {
  const known = read.problems.length
  const path = read.program(setting)
  if (path === null || read.problems.length > known) return null
  const { stdout } = spawnSync(path, ['--list-langs'], { encoding: 'utf8', timeout: 10_000 })
  const held = (stdout ?? '').split('\n').map((line) => line.trim())
  const missing = recognisedLanguages.filter((language) => !held.includes(language))
  if (missing.length > 0)
    read.problem(
      setting,
      `the program at "${path}" lacks the data of ${missing.join(' and ')}; install ${missing.map((language) => `tesseract-ocr-${language}`).join(' and ')}`,
    )
  return path
}

export const recognitionFeature: Feature = {
  startJobs: async ({ config }) => useTesseract(config.tesseract),
  readSettings: (read) => ({ tesseract: readTesseract(read) }),
}
