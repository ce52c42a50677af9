import type { BillingIdentity } from '@peshi/contract/office/billing-identity'

/** UPI payment link (NPCI, UPI linking specification 1.6). Null without a UPI address, or if nothing is to be paid. */
export function upiLink(to: Pick<BillingIdentity, 'upi' | 'name'>, paise: number, note: string): string | null {
  if (!to.upi || paise <= 0) return null
  const values = { pa: to.upi, pn: to.name, am: (paise / 100).toFixed(2), cu: 'INR', tn: note }
  // `URLSearchParams` writes spaces as plus signs, and some UPI apps show them.
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `upi://pay?${query.join('&').replace('%40', '@')}`
}
