import type { CaseType } from '@peshi/contract/courts/courts'
import rows from './data/sci-case-types.json' with { type: 'json' }

/** The case types of the Supreme Court; `code` is the value of its own form. Sources: `data/README.md`. */
export const sciCaseTypes: CaseType[] = rows.map(([code = '', short = '', title = '']) => ({ code, short, title }))
