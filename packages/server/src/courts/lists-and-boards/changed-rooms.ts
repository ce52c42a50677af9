import type { BoardSample } from '@peshi/courts/connector'

export type RoomSample = Omit<BoardSample, 'at'> & { position: number }

export function changedRooms(before: readonly BoardSample[] | null, after: readonly BoardSample[]): RoomSample[] {
  const [old, fresh] = [byRoom(before ?? []), byRoom(after)]
  const changed = [...fresh]
    .map(([key, room], position) => ({ key, position, room }))
    .filter(({ key, room }) => !isSame(old.get(key), room))
    .map(({ room: { at: _at, ...room }, position }) => ({ ...room, position }))
  const gone = [...old].filter(([key]) => !fresh.has(key))
  return [
    ...changed,
    ...gone.map(([, { court_no }], index) => ({
      court_no,
      item: null,
      list: null,
      progress: 'not-in-session' as const,
      raw: {},
      position: fresh.size + index,
    })),
  ]
}

function byRoom(rooms: readonly BoardSample[]): Map<string, BoardSample> {
  const lines = new Map<string, BoardSample>()
  for (const room of rooms) {
    let key = room.court_no
    for (let nth = 2; lines.has(key); nth++) key = `${room.court_no} (${nth})`
    lines.set(key, room)
  }
  return lines
}

const isSame = (one: BoardSample | undefined, other: BoardSample) =>
  one !== undefined && ['item', 'list', 'progress'].every((name) => Reflect.get(one, name) === Reflect.get(other, name))
