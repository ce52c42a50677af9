import type { Limits } from '../../platform/http/limits.ts'

export interface SignInTry {
  network: string
  person: string
  device: string | null
}

const newNamePoints = 10

/**
 * On a device that the person used before, limits the sign-in attempts per device and person. On other devices, limits
 * them per person and per network. For the network, the first attempt with a name counts `newNamePoints`, because an
 * attacker may try many names. Each further attempt with the same name counts 1, because everybody in a court may share
 * one network.
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
