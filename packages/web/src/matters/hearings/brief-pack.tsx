import { Box, Button, Menu } from '@mantine/core'
import { briefPack } from '@peshi/contract/day/brief-pack'
import { addDays, type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import { IconFileText } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '../../platform/api/call-api.ts'
import { serverNow } from '../../platform/clock/server-time.ts'
import { sayMoment } from '../../platform/i18n/say-day.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { fetchedOrKept } from '../../platform/offline/kept-files.ts'
import { showBlob } from '../../platform/ui/show-blob.ts'
import { toastDone } from '../../platform/ui/toast.tsx'

type Wanted = NonNullable<InputOf<typeof briefPack>['query']>

export const briefPackName = ({ date, courts = '' }: Wanted) => `brief pack ${date} ${courts}`

export function useBriefPack() {
  const { t } = useTranslation('offline')
  return useMutation({
    mutationFn: (query: Wanted) =>
      showBlob(async () => {
        const { file, keptAt } = await fetchedOrKept(briefPackName(query), () => fetchFile(briefPack, { query }))
        if (keptAt !== null) toastDone(t('asOf', { time: sayMoment(serverNow(keptAt).toISOString()) }))
        return file
      }),
  })
}

export function BriefPackMenu({ today }: { today: CourtDate }) {
  const { t } = useTranslation('hearings')
  const pack = useBriefPack()
  const days = { today, tomorrow: addDays(today, 1) }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button aria-label={t('brief.title')} loading={pack.isPending} data-works-offline>
          <IconFileText size={16} aria-hidden="true" />
          <Box component="span" visibleFrom="sm" ms={8}>
            {t('brief.title')}
          </Box>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['today', 'tomorrow'] as const).map((day) => (
          <Menu.Item key={day} onClick={() => pack.mutate({ date: days[day] })}>
            {t(`brief.${day}`)} <span dir="ltr">{toDayFirst(days[day])}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
