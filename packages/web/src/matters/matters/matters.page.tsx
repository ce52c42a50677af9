import { Button } from '@mantine/core'
import { IconFileImport, IconFileText } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { MatterList } from './list/matter-list.tsx'
import { type MatterSearch, omitDefaults } from './matters.search.ts'

export function MattersPage() {
  const search = useSearch({ from: '/shell/dashboard/matters' })
  const navigate = useNavigate({ from: '/dashboard/matters' })
  const can = useCan()
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
      <PageHeader>
        {can('read', 'Order') ? <ToOrders /> : null}
        {can('create', 'Import') ? <ToImport /> : null}
      </PageHeader>
      <MatterList search={search} onChange={change} />
    </>
  )
}

function ToOrders() {
  const { t } = useTranslation('shell')
  return (
    <Button
      variant="default"
      leftSection={<IconFileText size={16} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} to="/dashboard/orders" />}
    >
      {t('nav.orders')}
    </Button>
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
