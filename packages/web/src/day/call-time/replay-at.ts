import type { replayBoard } from '@peshi/contract/day/call-time'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'

export type Replay = ReplyOf<typeof replayBoard>['data']
type Room = Replay['rooms'][number]

export function spanOf({ rooms }: Replay): { from: number; to: number } | null {
  const times = rooms.flatMap(({ changes }) => changes.map(({ at }) => Math.floor(Date.parse(at) / 60_000)))
  return times.length === 0 ? null : { from: Math.min(...times), to: Math.max(...times) + 1 }
}

export function roomsAt({ rooms }: Replay, minute: number): (Room & { now: Room['changes'][number] })[] {
  return rooms.flatMap((room) => {
    const now = room.changes.findLast(({ at }) => Date.parse(at) <= minute * 60_000)
    return now ? [{ ...room, now }] : []
  })
}
