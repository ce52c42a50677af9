import { type DroppedPage, keepDroppedPage, readDroppedPage } from '@peshi/contract/matters/dropped-pages'
import type { Matter } from '@peshi/contract/matters/matters'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'

const bodyOf = (file: File) => new Blob([file], { type: 'application/octet-stream' })
const nameOf = (file: File) => file.name.slice(0, 300)

const numbers = new WeakMap<File, number>()
let last = 0
/** Returns a number that identifies the file, because two files may have the same name and size. */
function numberOf(file: File): number {
  const known = numbers.get(file) ?? ++last
  numbers.set(file, known)
  return known
}

export const useReadPage = (file: File, court: CourtId | null) =>
  useQuery({
    queryKey: ['dropped-page', numberOf(file), court],
    queryFn: async () => {
      const query = { name: nameOf(file), ...(court && { court }) }
      return (await callApi(readDroppedPage, { query, body: bodyOf(file) } as never)).data as DroppedPage
    },
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

export interface Kept {
  keep: 'case' | 'listings' | 'order'
  picks: number[]
  court: CourtId | null
  matter_id: MatterId | null
}

export function useKeepPage(file: File, onKept: (matters: Matter[]) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ keep, picks, court, matter_id }: Kept) => {
      const chosen = { ...(court && { court }), ...(matter_id && { matter_id }) }
      const query = { name: nameOf(file), keep, picks: picks.join(',') || '0', ...chosen }
      return (await callApi(keepDroppedPage, { query, body: bodyOf(file) } as never)).data as Matter[]
    },
    onSuccess: (matters) => {
      for (const key of ['matters', 'hearings', 'documents']) client.invalidateQueries({ queryKey: [key] })
      onKept(matters)
    },
  })
}
