import { showBoard } from '@peshi/contract/day/boards'
import { callApi } from '../../platform/api/call-api.ts'
import type { StreamPart } from '../../platform/api/live.ts'
import { pollBoards } from './poll-boards.ts'
import { wantedBoards } from './wanted-boards.ts'

export const boardStream: StreamPart = {
  query() {
    const boards = wantedBoards.all().join()
    return boards ? { boards } : {}
  },
  onChange: wantedBoards.onChange,
  lead(isBroken, pass) {
    const stopGathering = wantedBoards.gather()
    const stopPolling = pollBoards({
      isNeeded: isBroken,
      wanted: wantedBoards.all,
      look: (court) =>
        callApi(showBoard, { params: { id: court } })
          .then(({ data }) => pass({ type: 'board.read', board: data }))
          .catch((error: unknown) => console.debug(`The board of ${court} could not be loaded: ${String(error)}`)),
    })
    return () => {
      stopGathering()
      stopPolling()
    }
  },
}
