import { useQueries } from '@tanstack/react-query'
import { useChange } from '../../platform/api/use-change.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { type BinEntry, type BinKindId, binKindIds, binOf } from './bin-kinds.ts'

export interface KindInBin {
  kind: BinKindId
  entries: BinEntry[] | undefined
  error: Error | null
  refetch(): void
}

export function useBin(): KindInBin[] {
  const can = useCan()
  const kinds = binKindIds.filter((kind) => can(...binOf(kind).can))
  return useQueries({
    queries: kinds.map((kind) => ({ queryKey: ['bin', kind], queryFn: binOf(kind).list })),
    combine: (results) =>
      results.flatMap(({ data, error, refetch }, at) => {
        const kind = kinds[at]
        return kind ? [{ kind, entries: data, error, refetch }] : []
      }),
  })
}

export const useRestore = () =>
  useChange(({ kind, id }: { kind: BinKindId; id: string }) => binOf(kind).restore(id), [[]])
