import { TooMany } from '../../platform/errors.ts'
import type { Limits } from '../../platform/http/limits.ts'

export interface SignInTry {
  network: string
  person: string
  device: string | null
}

const newNamePoints = 10

/**
 * The first attempt with a name takes `newNamePoints` from the network's limit, because an attacker may try many names.
 * Repeats take 1, because a whole court may share one network. If there were too many wrong tries at this name from all
 * networks together, `guarded` is called with the refusal: it may admit a person who proves more than a password.
 */
export function holdSignIn<T>(
  limits: Limits,
  { network, person, device }: SignInTry,
  attempt: () => Promise<T>,
  guarded: (refusal: TooMany) => Promise<T>,
): Promise<T> {
  if (device) return limits.hold('sign-in-device', { device, person }, attempt)
  return limits.hold('sign-in', { network, person }, async (times) => {
    const inNetwork = (work: () => Promise<T>) =>
      limits.hold('sign-in-network', { network }, work, times === 1 ? newNamePoints : 1)
    let isGuessed = true
    try {
      return await limits.hold('sign-in-person', { person }, () => {
        isGuessed = false
        return inNetwork(attempt)
      })
    } catch (error) {
      if (!isGuessed || !(error instanceof TooMany)) throw error
      return inNetwork(() => guarded(error))
    }
  })
}
