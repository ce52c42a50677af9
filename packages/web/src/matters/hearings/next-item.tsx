import type { MatterDetail } from '@peshi/contract/matters/matters'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Words } from '../../platform/ui/words.tsx'
import { useHearingsOfMatter } from './hearings.api.ts'

export function NextItem({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('hearings')
  const items = (useHearingsOfMatter(matter._id).data ?? []).flatMap(({ date, item, is_dropped }) =>
    date === matter.next_date && item !== null && !is_dropped ? [item] : [],
  )
  return items.length > 0 ? (
    <Words>
      {t('column.item')} {items.join(', ')}
    </Words>
  ) : null
}
