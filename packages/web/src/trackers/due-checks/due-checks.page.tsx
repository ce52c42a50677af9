import { SimpleGrid } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { CaptchaColumn } from './captcha-column.tsx'
import type { DueSearch } from './due-checks.search.ts'
import { DueList } from './due-list.tsx'
import { DueNarrowing } from './due-narrow.tsx'

export function DueChecksPage() {
  const { t } = useTranslation('dueChecks')
  const canAnswer = useCan()('update', 'DueCheck')
  const search = useSearch({ from: '/shell/dashboard/due-checks' })
  const navigate = useNavigate()
  const change = (changes: DueSearch) =>
    navigate({ to: '/dashboard/due-checks', search: { ...search, page: undefined, ...changes } })
  const { kind, court } = search
  const list = <DueList search={search} onChange={change} />
  return (
    <>
      <PageHeader subtitle={t('subtitle')} />
      <DueNarrowing narrow={{ kind, court }} onChange={change} />
      {canAnswer ? (
        <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
          <CaptchaColumn narrow={{ kind, court }} />
          {list}
        </SimpleGrid>
      ) : (
        list
      )}
    </>
  )
}
