import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { MatterList } from './list/matter-list.tsx'
import { type MatterSearch, omitDefaults } from './matters.search.ts'

export function MattersPage() {
  const search = useSearch({ from: '/shell/dashboard/matters' })
  const navigate = useNavigate({ from: '/dashboard/matters' })
  const canImport = useCan()('create', 'Import')
  const change = useCallback(
    (changes: Partial<MatterSearch>) =>
      navigate({
        search: (before) => omitDefaults({ ...before, page: undefined, ...changes }),
        replace: 'q' in changes,
      }),
    [navigate],
  )

  return (
    <>
      <PageHeader>{canImport ? <ToImport /> : null}</PageHeader>
      <MatterList search={search} onChange={change} />
    </>
  )
}

function ToImport() {
  const { t } = useTranslation('matters')
  return (
    <Button
      variant="default"
      leftSection={<IconFileImport size={16} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} to="/dashboard/matters/import" />}
    >
      {t('import')}
    </Button>
  )
}
