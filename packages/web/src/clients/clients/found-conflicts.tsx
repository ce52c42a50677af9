import { useDebouncedValue } from '@mantine/hooks'
import type { CasePreview } from '@peshi/contract/courts/find-case'
import { useCan } from '../../platform/session/use-session.ts'
import { type NamesBody, useNamesCheck } from './clients.api.ts'
import { ConflictHits } from './conflict-hits.tsx'

/** Who of a case that a search found stands against whom the chamber acts for. */
export function FoundConflicts({ found }: { found: CasePreview }) {
  const [petitioner = '', respondent = ''] = found.title.split(/ v\. /)
  return <Conflicts names={{ petitioners: namesOf(petitioner), respondents: namesOf(respondent) }} />
}

/** The same while the parties are being written. */
export function PartyConflicts({ petitioner, respondent }: { petitioner: string; respondent: string }) {
  const [names] = useDebouncedValue(`${petitioner}\n${respondent}`, 400)
  const [first = '', second = ''] = names.split('\n')
  return <Conflicts names={{ petitioners: namesOf(first), respondents: namesOf(second) }} />
}

const namesOf = (name: string) => [name.trim()].filter(({ length }) => length > 2)

function Conflicts({ names }: { names: NamesBody }) {
  const can = useCan()
  const isAsked = (names.petitioners ?? []).length + (names.respondents ?? []).length > 0
  const hits = useNamesCheck(names, isAsked && can('read', 'Client')).data
  return hits && hits.length > 0 ? <ConflictHits hits={hits} /> : null
}
