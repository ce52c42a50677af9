/** Rupees as they are typed, in paise: `1,250.50` is 125050; null for what is no amount. */
export function readRupees(text: string): number | null {
  const [, rupees, paise = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.replace(/[,\s₹]/g, '')) ?? []
  return rupees === undefined ? null : Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
}

/** The other way, for a field. */
export const writeRupees = (paise: number): string =>
  paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2)
