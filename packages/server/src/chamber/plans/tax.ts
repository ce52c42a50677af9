import { type Paise, shareOf } from '@peshi/contract/platform/money'
import type { Supplier } from './plan-settings.ts'

export const taxOn = (price: Paise, supplier: Pick<Supplier, 'gstin' | 'tax_percent'> | undefined): Paise =>
  supplier?.gstin ? shareOf(price, supplier.tax_percent * 100) : 0
