import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'

export function Age({ at, never = '—' }: { at: string | null; never?: string }) {
  const now = useNow()
  return at ? ageOf(at, now, currentLocale()) : never
}
