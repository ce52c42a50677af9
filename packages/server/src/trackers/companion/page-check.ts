import { Conflict } from '../../platform/errors.ts'
import type { DueCheckHandler } from '../due-checks/kind.ts'

const byHand = () => new Conflict('Only a page that a person brings settles this check.', 'by-hand')

export const pageCheck = (): DueCheckHandler => ({
  kind: 'page',
  ask: () => Promise.reject(byHand()),
  answer: () => Promise.reject(byHand()),
})
