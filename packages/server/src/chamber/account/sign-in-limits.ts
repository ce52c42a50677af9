import type { Limits } from '../../platform/http/limits.ts'

export interface SignInTry {
  network: string
  person: string
  device: string | null
}

const newNamePoints = 10

/**
 * Limits guesses by person and network. Many people may share a network (a whole court), so there a new name counts far
 * more than a typing error. Known devices count only their own tries.
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
