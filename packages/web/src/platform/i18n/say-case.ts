import { type LabelledCase, numberLabel } from '@peshi/contract/courts/labels'
import { i18n } from './i18n.ts'

export const sayCase = (subject: LabelledCase): string => numberLabel(subject) ?? i18n.t('common:unnumbered')
