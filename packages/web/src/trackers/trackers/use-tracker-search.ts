import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { omitDefaults, type TrackerSearch } from './trackers.search.ts'

export function useChangeSearch() {
  const navigate = useNavigate()
  return useCallback(
    (changes: Partial<TrackerSearch>) =>
      navigate({
        to: '.',
        search: (before: TrackerSearch) =>
          omitDefaults({ ...before, ...('open' in changes ? {} : { page: undefined }), ...changes }),
        replace: 'q' in changes,
      } as never),
    [navigate],
  )
}
