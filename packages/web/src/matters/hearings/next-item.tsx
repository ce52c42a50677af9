import type { MatterDetail } from '@peshi/contract/matters/matters'
import { useTranslation } from 'react-i18next'
import { Words } from '../../platform/ui/words.tsx'
import { useHearingsOfMatter } from './hearings.api.ts'

export function NextItem({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('hearings')
  const entry = useHearingsOfMatter(matter._id).data?.find(
    ({ date, item, is_dropped }) => date === matter.next_date && item !== null && !is_dropped,
  )
  return entry ? (
    <Words>
      {t('column.item')} {entry.item}
    </Words>
  ) : null
}
