import { Button, Menu } from '@mantine/core'
import { briefPack } from '@peshi/contract/day/brief-pack'
import { addDays, type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import { IconFileText } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchFile } from '../../platform/api/call-api.ts'
import { showBlob } from '../../platform/ui/show-blob.ts'
import { toastError } from '../../platform/ui/toast.tsx'

type Wanted = NonNullable<InputOf<typeof briefPack>['query']>

/** One page for each matter of a day, to be taken to court. */
export const useBriefPack = () =>
  useMutation({
    mutationFn: (query: Wanted) => showBlob(() => fetchFile(briefPack, { query })),
    onError: toastError,
  })

/** The pack of today or, the evening before, of tomorrow. */
export function BriefPackMenu({ today }: { today: CourtDate }) {
  const { t } = useTranslation('hearings')
  const pack = useBriefPack()
  const days = { today, tomorrow: addDays(today, 1) }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<IconFileText size={16} />} loading={pack.isPending}>
          {t('brief.title')}
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
