import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { Config } from '../../platform/process/config.ts'

export interface DemoRecord {
  bornOn: CourtDate
  state: 'making' | 'goes-on-behind' | 'whole'
}

const fileOf = ({ dataDirectory }: Pick<Config, 'dataDirectory'>) => join(dataDirectory, 'demo.json')

export function readDemoRecord(config: Pick<Config, 'dataDirectory'>): DemoRecord | null {
  const file = fileOf(config)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

export function writeDemoRecord(config: Pick<Config, 'dataDirectory'>, record: DemoRecord): void {
  mkdirSync(config.dataDirectory, { recursive: true })
  writeFileSync(fileOf(config), JSON.stringify(record))
}

/**
 * Deletes data that an interrupted start left unfinished. Call this before opening the database.
 * Keeps the file `secret`, by which `npm start -- --reset` recognises the demo's data.
 */
export function removeHalfMade(config: Pick<Config, 'dataDirectory' | 'databaseUrl' | 'demo'>): void {
  if (config.demo !== 'full' || config.databaseUrl || readDemoRecord(config)?.state !== 'making') return
  for (const name of readdirSync(config.dataDirectory))
    if (name !== 'secret') rmSync(join(config.dataDirectory, name), { recursive: true, force: true })
}
