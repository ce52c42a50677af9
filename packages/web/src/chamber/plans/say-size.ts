/** Unicode isolates keep number and unit together in Urdu. */
export const sayMegabytes = (megabytes: number): string => {
  const [amount, unit] = megabytes >= 1024 ? [megabytes / 1024, 'GB'] : [megabytes, 'MB']
  return `\u2068${amount.toLocaleString('en-IN', { maximumFractionDigits: 1 })} ${unit}\u2069`
}
