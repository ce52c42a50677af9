import { type Board, listBoards, type MyItem, showBoard } from '@peshi/contract/day/boards'
import type { CourtId } from '@peshi/contract/platform/ids'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '../../platform/api/call-api.ts'
import { wantedBoards } from '../../platform/api/wanted-boards.ts'

/** A court's board, and the chamber's own items there today. */
export interface ShownBoard {
  board: Board
  mine: MyItem[]
}

const boardKey = (court: CourtId) => ['boards', 'shown', court] as const

/** The courts whose board is known, with how many of today's entries are there. */
export const useBoardCourts = () =>
  useQuery({ queryKey: ['boards', 'courts'], queryFn: async () => (await callApi(listBoards)).data })

/** A court's board, kept up by the live stream for as long as it is shown in any tab. */
export function useBoard(court: CourtId) {
  useEffect(() => wantedBoards.want(court), [court])
  return useQuery({
    queryKey: boardKey(court),
    queryFn: async (): Promise<ShownBoard> => {
      const { data, mine } = await callApi(showBoard, { params: { id: court } })
      return { board: data, mine }
    },
  })
}

/** Takes a newer reading over; what nobody has opened stays unfetched. */
export function keepBoard(client: QueryClient, board: Board): void {
  client.setQueryData<ShownBoard>(boardKey(board.court_id), (shown) =>
    shown && isNewer(board, shown.board) ? { ...shown, board } : shown,
  )
}

/** Two lines may be open for a moment, and a slow reply may come after the stream's. */
const isNewer = (one: Board, other: Board) => (one.read_at ?? '') >= (other.read_at ?? '')
