import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CourtDate } from '@peshi/contract/dates'
import type { Config } from '../config.ts'

/** How far the demo's chamber is made. It stands in a file beside the data, since it is nobody's business but the demo's. */
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
 * A chamber whose making was cut off is half a chamber: its data are removed before the database is opened, so that it is
 * made anew. Only the embedded database is ours to remove.
 */
export function removeHalfMade(config: Pick<Config, 'dataDirectory' | 'databaseUrl' | 'demo'>): void {
  if (config.demo !== 'full' || config.databaseUrl || readDemoRecord(config)?.state !== 'making') return
  rmSync(config.dataDirectory, { recursive: true, force: true })
}
