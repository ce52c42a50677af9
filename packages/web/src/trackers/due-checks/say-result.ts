import type { DueCheck } from '@peshi/contract/trackers/due-checks'
import { i18n } from '../../platform/i18n/i18n.ts'

export const sayResult = ({ result, result_code }: Pick<DueCheck, 'result' | 'result_code'>): string | null =>
  result &&
  i18n.t([`dueChecks:why.${result_code}`, `imports:reason.${result_code}`, `errors:code.${result_code}`], {
    defaultValue: result,
  })
