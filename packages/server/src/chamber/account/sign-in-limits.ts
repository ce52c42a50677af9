import type { Limits } from '../../platform/http/limits.ts'

export interface SignInTry {
  network: string
  person: string
  device: string | null
}

const newNamePoints = 10

/**
 * The first attempt with a name takes `newNamePoints` from the network's limit, because an attacker may try many names.
 * Repeats take 1, because a whole court may share one network.
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
