import type { BillingIdentity } from '@peshi/contract/office/billing-identity'

/** UPI payment link (NPCI, UPI linking specification 1.6). Null without a payee or an amount. */
export function upiLink(to: Pick<BillingIdentity, 'upi' | 'name'>, paise: number, note: string): string | null {
  if (!to.upi || paise <= 0) return null
  const values = { pa: to.upi, pn: to.name, am: (paise / 100).toFixed(2), cu: 'INR', tn: note }
  // `URLSearchParams` would encode spaces as plus signs, which some UPI apps show.
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `upi://pay?${query.join('&').replace('%40', '@')}`
}
