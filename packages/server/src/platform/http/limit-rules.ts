export type KeyPart = 'person' | 'device' | 'network' | 'chamber' | 'name'

export interface LimitRule {
  by: readonly KeyPart[]
  most: number
  minutes: number
  /**
   * `each` counts every attempt. `misses` counts only wrong attempts, and accepts a right one even at the limit.
   * `failures` counts an attempt at its start and subtracts it on success, so that parallel guesses count too.
   */
  counts: 'each' | 'failures' | 'misses'
}

const hour = 60
const day = 24 * hour

/** `network`: an IPv4 address or an IPv6 /64. `device`: a device on which the person has signed in before. */
export const limitRules = {
  'sign-in': { by: ['network', 'person'], most: 8, minutes: 5, counts: 'failures' },
  'sign-in-device': { by: ['device', 'person'], most: 8, minutes: 5, counts: 'failures' },
  'sign-in-person': { by: ['person'], most: 60, minutes: hour, counts: 'failures' },
  /**
   * `most` counts points: ten for the first attempt at an account, one for each further attempt at this account.
   */
  'sign-in-network': { by: ['network'], most: 200, minutes: 5, counts: 'failures' },
  'own-password': { by: ['person'], most: 8, minutes: 5, counts: 'failures' },

  'reset-number': { by: ['network', 'name'], most: 3, minutes: hour, counts: 'each' },
  'reset-number-anywhere': { by: ['name'], most: 12, minutes: hour, counts: 'each' },
  'reset-device': { by: ['device', 'name'], most: 3, minutes: hour, counts: 'each' },
  'reset-network': { by: ['network'], most: 20, minutes: hour, counts: 'each' },

  code: { by: ['network'], most: 60, minutes: 10, counts: 'misses' },
  refresh: { by: ['network'], most: 60, minutes: 5, counts: 'misses' },
  'sign-out': { by: ['network'], most: 600, minutes: 5, counts: 'each' },
  'passkey-challenge': { by: ['network'], most: 120, minutes: 10, counts: 'each' },
  'prove-code': { by: ['person'], most: 10, minutes: 15, counts: 'failures' },
  'prove-send': { by: ['person'], most: 5, minutes: hour, counts: 'each' },
  /** Without this limit, a person with many accounts could send many codes to one stranger. */
  'prove-send-address': { by: ['name'], most: 5, minutes: hour, counts: 'each' },

  register: { by: ['network'], most: 10, minutes: hour, counts: 'each' },
  'register-day': { by: ['network'], most: 30, minutes: day, counts: 'each' },

  invite: { by: ['chamber'], most: 20, minutes: hour, counts: 'each' },
  'invite-day': { by: ['chamber'], most: 50, minutes: day, counts: 'each' },
  'invitation-link': { by: ['network'], most: 60, minutes: 5, counts: 'misses' },

  'client-link-sent': { by: ['chamber', 'name'], most: 5, minutes: 15, counts: 'each' },
  'client-link-asked': { by: ['network', 'name'], most: 4, minutes: 15, counts: 'each' },
  'client-link-asked-anywhere': { by: ['name'], most: 12, minutes: hour, counts: 'each' },
  'client-link-network': { by: ['network'], most: 40, minutes: 15, counts: 'each' },
  'client-link': { by: ['network'], most: 40, minutes: 15, counts: 'misses' },
  'paper-link': { by: ['network'], most: 60, minutes: 15, counts: 'misses' },
  /** `name`: the request. Each attempt to continue an upload counts. */
  'paper-upload': { by: ['name'], most: 200, minutes: day, counts: 'each' },
  'client-message': { by: ['person'], most: 30, minutes: 15, counts: 'each' },

  'first-run': { by: ['network'], most: 30, minutes: 10, counts: 'misses' },
  'calendar-feed': { by: ['network'], most: 30, minutes: 10, counts: 'misses' },
  'invoice-link': { by: ['network'], most: 30, minutes: 10, counts: 'misses' },
  'guest-link': { by: ['network'], most: 30, minutes: 10, counts: 'misses' },
  'guest-saved': { by: ['name'], most: 30, minutes: 15, counts: 'each' },
  'file-address': { by: ['network'], most: 120, minutes: 10, counts: 'misses' },
  'stop-mail': { by: ['network'], most: 30, minutes: 10, counts: 'misses' },
  'payment-message': { by: ['network'], most: 60, minutes: 5, counts: 'misses' },
} as const satisfies Record<string, LimitRule>

export type RuleName = keyof typeof limitRules
