import { isolate } from '../../platform/i18n/isolate.ts'
export const sayMegabytes = (megabytes: number): string => {
  const [amount, unit] = megabytes >= 1024 ? [megabytes / 1024, 'GB'] : [megabytes, 'MB']
  return isolate(`${amount.toLocaleString('en-IN', { maximumFractionDigits: 1 })} ${unit}`)
}
