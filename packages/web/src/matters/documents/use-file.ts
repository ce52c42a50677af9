import { useQuery } from '@tanstack/react-query'
import { keptOrFetched } from '../../platform/offline/kept-files.ts'
import type { ViewProps } from './document-view.tsx'

/** The key omits `version.file`, a signed URL that changes while the file stays the same. */
export const useFile = ({ id, version }: ViewProps) =>
  useQuery({
    queryKey: ['document-file', id, version.version],
    queryFn: ({ signal }) =>
      keptOrFetched(`document ${id} ${version.version}`, async () => {
        const response = await fetch(version.file, { signal })
        if (!response.ok) throw new Error(`status ${response.status}`)
        return response.blob()
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
    retry: 1,
  })
