import { useDebouncedValue } from '@mantine/hooks'
import type { NamedParties } from '../../matters/matters/find/find-slots.ts'
import { useNamesCheck } from './clients.api.ts'
import { ConflictHits } from './conflict-hits.tsx'

const namesOf = (name: string) => [name.trim()].filter(Boolean)

export function PartyConflicts(parties: NamedParties) {
  const [{ petitioner, respondent, ...ours }] = useDebouncedValue(parties, 400)
  const names = { petitioners: namesOf(petitioner), respondents: namesOf(respondent), ...ours }
  const check = useNamesCheck(names, names.petitioners.length + names.respondents.length > 0).data
  return <ConflictHits {...check} />
}
