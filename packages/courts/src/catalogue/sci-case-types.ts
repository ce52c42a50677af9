import type { CaseType } from '@peshi/contract/courts/courts'
import rows from './data/sci-case-types.json' with { type: 'json' }

export const sciCaseTypes: CaseType[] = rows.map(([code = '', short = '', title = '']) => ({ code, short, title }))
