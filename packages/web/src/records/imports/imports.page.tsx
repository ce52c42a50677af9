import { SimpleGrid, Stack } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { FileDrop } from './file-drop.tsx'
import { ImportList } from './import-list.tsx'
import { ImportView } from './import-view.tsx'
import type { ImportSearch } from './imports.search.ts'
import { PasteCnrs } from './paste-cnrs.tsx'

export function ImportsPage() {
  const { t } = useTranslation('imports')
  const search = useSearch({ from: '/shell/dashboard/matters/import' })
  const navigate = useNavigate({ from: '/dashboard/matters/import' })
  const canCreate = useCan()('create', 'Import')
  const change = (changes: Partial<ImportSearch>) =>
    navigate({ search: (before) => ({ ...before, page: undefined, ...changes }) })
  const open = (id: ImportSearch['id']) => navigate({ search: { id } })
  if (search.id) return <ImportView key={search.id} id={search.id} search={search} onChange={change} />
  return (
    <>
      <PageHeader subtitle={t('subtitle')} />
      <Stack>
        {canCreate ? (
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <FileDrop onSent={open} />
            <PasteCnrs onSent={open} />
          </SimpleGrid>
        ) : null}
        <ImportList />
      </Stack>
    </>
  )
}
