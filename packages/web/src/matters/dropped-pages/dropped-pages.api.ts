import {
  type DroppedPage,
  keepDroppedPage,
  type ReadingProgress,
  readDroppedPage,
} from '@peshi/contract/matters/dropped-pages'
import type { Matter } from '@peshi/contract/matters/matters'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../platform/api/call-api.ts'

const bodyOf = (file: File) => new Blob([file], { type: 'application/octet-stream' })
const nameOf = (file: File) => file.name.slice(0, 300)

export function useReadPage(file: File, court: CourtId | null) {
  const [progress, setProgress] = useState<ReadingProgress | null>(null)
  const query = useQuery({
    queryKey: ['dropped-page', file.name, file.size, file.lastModified, court],
    queryFn: async ({ signal }) => {
      const query = { name: nameOf(file), ...(court && { court }) }
      for (;;) {
        const { data, progress } = await callApi(readDroppedPage, { query, body: bodyOf(file) }, { signal })
        if (data) return data
        setProgress(progress)
      }
    },
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return { ...query, progress }
}

export interface Kept {
  keep: 'case' | 'listings' | 'changes' | 'order'
  picks: number[]
  /** Chosen sightings of a list. */
  sighted?: number[]
  court: CourtId | null
  matter_id: MatterId | null
}

export interface PartProps {
  page: DroppedPage
  court: CourtId | null
  isKeeping: boolean
  onCourt(court: CourtId | null): void
  onKeep(kept: Kept): void
  onBack(): void
}

export function useKeepPage(file: File, onKept: (matters: Matter[]) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ keep, picks, sighted = [], court, matter_id }: Kept) => {
      const chosen = {
        ...(picks.length > 0 && { picks: picks.join(',') }),
        ...(sighted.length > 0 && { sighted: sighted.join(',') }),
        ...(court && { court }),
        ...(matter_id && { matter_id }),
      }
      const query = { name: nameOf(file), keep, ...chosen }
      return (await callApi(keepDroppedPage, { query, body: bodyOf(file) })).data
    },
    onSuccess: (matters) => {
      for (const key of ['matters', 'hearings', 'documents']) client.invalidateQueries({ queryKey: [key] })
      onKept(matters)
    },
  })
}
