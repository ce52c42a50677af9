import type { MatterDetail } from '@peshi/contract/matters/matters'
import { useTeam } from '../../chamber/team/team.api.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Values, Words } from '../../platform/ui/words.tsx'
import { Fact } from '../matters/detail/matter-strip.tsx'
import { useHearingsOfMatter } from './hearings.api.ts'

/** The person who appears on the next date. If nobody is named, the matter's lead, else its team. */
export function AppearsFact({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('hearings')
  const { data: days } = useHearingsOfMatter(matter._id)
  const { data: team } = useTeam(matter._id)
  const named = days?.find(({ date }) => date === matter.next_date)?.appearing?.name
  const members = team?.members ?? []
  const lead = members.find(({ role }) => role === 'lead')?.name
  const one = named ?? lead
  return (
    <Fact label={t('column.appears')}>
      {one ? <Words>{one}</Words> : members.length > 0 ? <Values>{members.map(({ name }) => name)}</Values> : '—'}
    </Fact>
  )
}
