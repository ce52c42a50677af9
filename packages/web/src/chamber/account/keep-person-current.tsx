import { useMe } from './account.api.ts'

/** Draws nothing: asks now and then who is signed in, so that changed rights and states are known. */
export function KeepPersonCurrent() {
  useMe(true)
  return null
}
