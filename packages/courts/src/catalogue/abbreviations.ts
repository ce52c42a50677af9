import { bodyOf } from './body.ts'
import rows from './data/abbreviations.json' with { type: 'json' }

const known: Record<string, string[]> = rows

/** What lawyers type for short: `SCI`, `AHC`, `NCLT`. Several courts may share one; undefined where there is none. */
export const abbreviationsOf = (court: string): string[] | undefined => known[bodyOf(court)]
