import { Alert } from '@mantine/core'
import type { DroppedPage } from '@peshi/contract/matters/dropped-pages'
import type { CourtId } from '@peshi/contract/platform/ids'
import { useAllCourts } from '../../courts/courts/courts.api.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'

export function OtherCourt({ page }: { page: DroppedPage }) {
  const { t } = useTranslation('droppedPages')
  const courts = useAllCourts().data ?? []
  const nameOf = (court: CourtId | null) =>
    isolate(sayCourt(courts.find(({ unique_id }) => unique_id === court)?.title) ?? '')
  if (page.other_court === null) return null
  return (
    <Alert color="amber" role="alert">
      {t('other_court', { chosen: nameOf(page.court), said: nameOf(page.other_court) })}
    </Alert>
  )
}
