import type { LabelledCase } from '@peshi/contract/courts/labels'
import type { Matter } from '@peshi/contract/matters/matters'
import { sayCase } from '../../../platform/i18n/say-case.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Words } from '../../../platform/ui/words.tsx'
import { MatterName } from '../matter-name.tsx'

type Named = LabelledCase &
  Pick<Matter, '_id' | 'title' | 'reference_id'> &
  Partial<Pick<Matter, 'is_sensitive' | 'is_unread'>>

export function TitleCell({ matter }: { matter: Named }) {
  const { t } = useTranslation('matters')
  return (
    <MatterName court={matter.hc_name} id={matter._id} title={matter.title} isSensitive={matter.is_sensitive}>
      <Words>{sayCase(matter)}</Words>
      {matter.reference_id ? (
        <>
          {' · '}
          <Words>{matter.reference_id}</Words>
        </>
      ) : null}
      {matter.is_unread ? ` · ${t('unread.pill')}` : null}
    </MatterName>
  )
}
