import { useMe } from './account.api.ts'

export function KeepPersonCurrent() {
  useMe(true)
  return null
}
