import type { ListProblem } from '@peshi/contract/courts/list-problems'
import { i18n } from '../../platform/i18n/i18n.ts'
import { isolate } from '../../platform/i18n/isolate.ts'

/** A sentence of an earlier version is shown as it is. */
export function sayListProblem(problem: string | ListProblem): string {
  if (typeof problem === 'string') return problem
  const { kind, court_no, text = '', ...values } = problem
  const words = i18n.t(`common:list_problem.${kind}`, { ...values, text: isolate(text) })
  return court_no ? i18n.t('common:list_problem.in_court', { court_no, problem: words }) : words
}
