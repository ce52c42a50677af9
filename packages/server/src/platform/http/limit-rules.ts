/** By what a rule counts: each different combination of these has its own count. */
export type KeyPart = 'person' | 'device' | 'network' | 'chamber' | 'name'

export interface LimitRule {
  by: readonly KeyPart[]
  most: number
  minutes: number
  /**
   * `each`: whatever comes of it. `failures`: counted beforehand, so that many at once are no way round, and given back
   * when it was right. `misses`: for secrets that nobody can guess; a wrong one counts and a right one is never refused,
   * so that nobody shuts others out by being wrong.
   */
  counts: 'each' | 'failures' | 'misses'
}

const hour = 60
const day = 24 * hour

/**
 * Every limit on tries. A `network` is an address, of IPv6 its /64; a `name` is an e-mail address or number as it is kept,
 * a `person` whoever is meant, however the name was spelt; a `device` one on which the person has signed in before. A
 * known device has tries of its own, which a stranger's tries never use up.
 */
export const limitRules = {
  'sign-in': { by: ['network', 'person'], most: 8, minutes: 5, counts: 'failures' },
  'sign-in-device': { by: ['device', 'person'], most: 8, minutes: 5, counts: 'failures' },
  /** Of guessers in many networks. */
  'sign-in-person': { by: ['person'], most: 60, minutes: hour, counts: 'failures' },
  /** In points: a name that this network has not just tried is ten, the same name again is one. */
  'sign-in-network': { by: ['network'], most: 200, minutes: 5, counts: 'failures' },
  'own-password': { by: ['person'], most: 8, minutes: 5, counts: 'failures' },

  /** Each costs an SMS. */
  'reset-number': { by: ['network', 'name'], most: 3, minutes: hour, counts: 'each' },
  'reset-number-anywhere': { by: ['name'], most: 12, minutes: hour, counts: 'each' },
  'reset-device': { by: ['device', 'name'], most: 3, minutes: hour, counts: 'each' },
  'reset-network': { by: ['network'], most: 20, minutes: hour, counts: 'each' },

  /** Codes and tokens that were given out. A code has its own few tries beside, a person ten wrong ones in a row. */
  code: { by: ['network'], most: 60, minutes: 10, counts: 'misses' },
  refresh: { by: ['network'], most: 60, minutes: 5, counts: 'misses' },
  'sign-out': { by: ['network'], most: 600, minutes: 5, counts: 'each' },
  'passkey-challenge': { by: ['network'], most: 120, minutes: 10, counts: 'each' },
  'prove-code': { by: ['person'], most: 10, minutes: 15, counts: 'failures' },
  'prove-send': { by: ['person'], most: 5, minutes: hour, counts: 'each' },
  /** Anybody may write any number, from many accounts: its owner is sent only so many codes. */
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
  'client-message': { by: ['person'], most: 30, minutes: 15, counts: 'each' },

  'calendar-feed': { by: ['network'], most: 30, minutes: 10, counts: 'misses' },
  'invoice-link': { by: ['network'], most: 30, minutes: 10, counts: 'misses' },
  'file-address': { by: ['network'], most: 120, minutes: 10, counts: 'misses' },
  'stop-mail': { by: ['network'], most: 30, minutes: 10, counts: 'misses' },
  'payment-message': { by: ['network'], most: 60, minutes: 5, counts: 'misses' },
} as const satisfies Record<string, LimitRule>

export type RuleName = keyof typeof limitRules
