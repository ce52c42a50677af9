import { useMe } from './account.api.ts'

/** Refetches the person at intervals so that changed abilities and states apply. Renders nothing. */
export function KeepPersonCurrent() {
  useMe(true)
  return null
}
