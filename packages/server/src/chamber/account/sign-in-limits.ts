import type { Limits } from '../../platform/http/limits.ts'

/** One attempt to sign in. */
export interface SignInTry {
  /** The address that it comes from. */
  network: string
  /** The person, or the name as it would be kept where there is none. */
  person: string
  /** A device on which this very person has signed in before. */
  device: string | null
}

const newNamePoints = 10

/**
 * Guessing is slowed by who is guessed at and where from. Within a network, in which a whole court may be, names that were
 * not just tried count far more than a typing error; and a device that is known is slowed by its own tries alone.
 */
export function holdSignIn<T>(
  limits: Limits,
  { network, person, device }: SignInTry,
  attempt: () => Promise<T>,
): Promise<T> {
  if (device) return limits.hold('sign-in-device', { device, person }, attempt)
  return limits.hold('sign-in', { network, person }, (times) =>
    limits.hold('sign-in-person', { person }, () =>
      limits.hold('sign-in-network', { network }, attempt, times === 1 ? newNamePoints : 1),
    ),
  )
}
