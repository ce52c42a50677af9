import { type Board, listBoards, type MyItem, showBoard } from '@peshi/contract/day/boards'
import type { CourtId } from '@peshi/contract/platform/ids'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '../../platform/api/call-api.ts'
import { usePage } from '../../platform/api/use-data.ts'
import { wantedBoards } from './wanted-boards.ts'

export interface ShownBoard {
  board: Board
  mine: MyItem[]
}

const boardKey = (court: CourtId) => ['boards', 'shown', court] as const

export const useBoardCourts = () => usePage(['boards', 'courts'], listBoards)

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

export function keepBoard(client: QueryClient, board: Board): void {
  client.setQueryData<ShownBoard>(boardKey(board.court_id), (shown) =>
    shown && isNewer(board, shown.board) ? { ...shown, board } : shown,
  )
}

const isNewer = (one: Board, other: Board) => (one.read_at ?? '') >= (other.read_at ?? '')
