import type { BillingIdentity } from '@peshi/contract/office/billing-identity'

/**
 * What a UPI application reads (NPCI, UPI linking specification 1.6): payee, amount in rupees, currency, a note. Null where
 * there is nobody or nothing to pay.
 */
export function upiLink(to: Pick<BillingIdentity, 'upi' | 'name'>, paise: number, note: string): string | null {
  if (!to.upi || paise <= 0) return null
  const values = { pa: to.upi, pn: to.name, am: (paise / 100).toFixed(2), cu: 'INR', tn: note }
  // Not as a form would: there a blank is a plus, which some of the applications show.
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `upi://pay?${query.join('&').replace('%40', '@')}`
}
