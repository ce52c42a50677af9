import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { PageHeader } from '../shell/page-header.tsx'
import { MatterList } from './list/matter-list.tsx'
import { type MatterSearch, omitDefaults } from './matters.search.ts'

export function MattersPage() {
  const search = useSearch({ from: '/shell/dashboard/matters' })
  const navigate = useNavigate({ from: '/dashboard/matters' })
  const change = useCallback(
    (changes: Partial<MatterSearch>) =>
      // Whatever narrows or orders the list anew begins on its first page.
      navigate({
        search: (before) => omitDefaults({ ...before, page: undefined, ...changes }),
        replace: 'q' in changes,
      }),
    [navigate],
  )

  return (
    <>
      <PageHeader />
      <MatterList search={search} onChange={change} />
    </>
  )
}
