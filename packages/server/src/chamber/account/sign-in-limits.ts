import type { Limits } from '../../platform/http/limits.ts'

export interface SignInTry {
  network: string
  person: string
  device: string | null
}

const newNamePoints = 10

/**
 * Limits guesses by person and by network. A whole court may share one network, so a try with a new name counts more
 * there than a repeated name. Known devices count only their own tries.
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
