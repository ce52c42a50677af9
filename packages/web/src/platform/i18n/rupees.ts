import { naming } from '@peshi/contract/platform/cleaned'
import type { Paise } from '@peshi/contract/platform/money'
import { figuresIn } from '@peshi/contract/platform/read-rupees'
import { sayRule } from './i18n.ts'

const { error: sentenceFor } = naming(/[0-9.]/, 'Write an amount')

export const sayNoAmount = (text: string): string => sayRule(sentenceFor({ input: figuresIn(text) }))

export const writeRupees = (paise: Paise): string =>
  paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2)
