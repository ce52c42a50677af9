import { Button, Skeleton, Stack } from '@mantine/core'
import { IconBuildingBank } from '@tabler/icons-react'
import { useAction } from '../../platform/actions/use-actions.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { CourtTable } from './court-table.tsx'
import { useSync } from './sync.api.ts'

export function SyncPage() {
  const { t } = useTranslation('sync')
  const { data: courts, error, refetch } = useSync()
  return (
    <>
      <PageHeader subtitle={t('subtitle')} />
      {courts ? (
        courts.length > 0 ? (
          <CourtTable courts={courts} />
        ) : (
          <NoCourts />
        )
      ) : (
        <Unloaded title={t('failedToLoad')} error={error} onRetry={refetch} outline={<TableSkeleton />} />
      )}
    </>
  )
}

function NoCourts() {
  const { t } = useTranslation('sync')
  const can = useCan()
  const addMatter = useAction('new-matter')
  return (
    <Message icon={IconBuildingBank} title={t('empty.title')} text={t('empty.text')}>
      {addMatter && can('create', 'Matter') ? <Button onClick={addMatter}>{t('empty.add')}</Button> : null}
    </Message>
  )
}

const TableSkeleton = () => (
  <Stack gap="xs" aria-busy="true">
    {['a', 'b', 'c', 'd', 'e'].map((key) => (
      <Skeleton key={key} height={52} />
    ))}
  </Stack>
)
