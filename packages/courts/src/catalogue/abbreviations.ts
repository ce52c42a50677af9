import { bodyOf } from './body.ts'
import rows from './data/abbreviations.json' with { type: 'json' }

const known: Record<string, string[]> = rows

/** Abbreviations: `SCI`, `AHC`, `NCLT`. Not unique; undefined if none. */
export const abbreviationsOf = (court: string): string[] | undefined => known[bodyOf(court)]
