import { bodyOf } from './body.ts'
import rows from './data/abbreviations.json' with { type: 'json' }

const known: Record<string, string[]> = rows

export const abbreviationsOf = (court: string): string[] | undefined => known[bodyOf(court)]
