import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { boardSample, boardState } from '../src/courts/lists-and-boards/boards.schema.ts'
import { causeList, causeListEntry } from '../src/courts/lists-and-boards/cause-lists.schema.ts'
import { newId } from '../src/platform/db/columns.ts'
import type { Db } from '../src/platform/db/door.ts'

interface Room {
  court: CourtId
  date: CourtDate
  courtNo: string
}

export async function newRoomList(
  db: Db,
  { court, date, courtNo }: Room,
  items: number,
  revisedAt?: Date,
): Promise<void> {
  const id = newId()
  const read = revisedAt ?? new Date(Date.parse(date) - 6 * 3_600_000)
  const revision = revisedAt ? 2 : 1
  await db.asSystem('list-matching', async (tx) => {
    await tx.insert(causeList).values({
      id,
      court,
      date,
      source: id,
      title: 'Daily list',
      kind: 'daily',
      revision,
      entries: items,
      read_at: read,
      changed_at: read,
    })
    await tx.insert(causeListEntry).values(
      Array.from({ length: items }, (_, index) => ({
        list_id: id,
        revision,
        position: index + 1,
        nth: 1,
        item: String(index + 1),
        court_no: courtNo,
        coram: [],
        stage: 'FRESH',
        kind: 'daily' as const,
        case_numbers: [`WRIC/${index + 1}/2020`],
        keys: [],
        petitioner: 'A',
        petitioner_advocates: [],
        respondent_advocates: [],
        name_keys: [],
        listed: true,
        page: 1,
      })),
    )
  })
}

/**
 * `10:30 1` means that the board shows item 1 at 10:30. Instead of an item, a line can have `lunch` or `rose`. The last
 * line is the last read of the board.
 */
export async function newBoardDay(db: Db, { court, date, courtNo }: Room, lines: readonly string[]): Promise<void> {
  const samples = lines.map((line) => {
    const [time = '', what = ''] = line.split(' ')
    const progress =
      what === 'lunch' ? ('at-lunch' as const) : what === 'rose' ? ('not-in-session' as const) : ('in-session' as const)
    const item = progress === 'in-session' ? what : null
    return {
      court,
      at: new Date(`${date}T${time}:00+05:30`),
      position: Number(courtNo),
      court_no: courtNo,
      item,
      progress,
      raw: {},
    }
  })
  const read_at = samples.at(-1)?.at ?? null
  await db.asSystem('boards', async (tx) => {
    await tx.insert(boardSample).values(samples)
    await tx
      .insert(boardState)
      .values({ court, read_at, due_at: new Date(0) })
      .onConflictDoUpdate({ target: boardState.court, set: { read_at } })
  })
}
