import { Button, Menu } from '@mantine/core'
import { exportHearings } from '@peshi/contract/matters/hearings'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '../../platform/api/call-api.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { showBlob } from '../../platform/ui/show-blob.ts'
import { useBriefPack } from './brief-pack.tsx'
import { type HearingsSearch, isFiltered } from './hearings.search.ts'

type Wanted = NonNullable<InputOf<typeof exportHearings>['query']>

export const useDiaryExport = () =>
  useMutation({ mutationFn: (query: Wanted) => showBlob(() => fetchFile(exportHearings, { query })) })

const formats = ['pdf', 'xlsx'] as const

export function DiaryExport({ search }: { search: HearingsSearch }) {
  const today = useCourtToday()
  const { t } = useTranslation('hearings')
  const taking = useDiaryExport()
  const pack = useBriefPack()
  const date: CourtDate = search.from ?? today
  const entire: Wanted = { type: 'entire', date: toDayFirst(date) }
  const custom: Wanted = {
    type: 'custom',
    date: toDayFirst(date),
    ...(search.to ? { to: toDayFirst(search.to) } : {}),
    ...(search.courts ? { courts: search.courts } : {}),
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} />} loading={taking.isPending || pack.isPending}>
          {t('export.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {t('export.entire')} <span dir="ltr">{toDayFirst(date)}</span>
        </Menu.Label>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => taking.mutate({ ...entire, format })}>
            {t(`export.${format}`)}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => pack.mutate({ date, ...(search.courts ? { courts: search.courts } : {}) })}>
          {t('brief.title')}
        </Menu.Item>
        {isFiltered(search) ? (
          <>
            <Menu.Label>{t('export.custom')}</Menu.Label>
            {formats.map((format) => (
              <Menu.Item key={format} onClick={() => taking.mutate({ ...custom, format })}>
                {t(`export.${format}`)}
              </Menu.Item>
            ))}
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}
