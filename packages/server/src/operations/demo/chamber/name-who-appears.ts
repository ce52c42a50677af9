import { listMembers } from '@peshi/contract/chamber/team'
import { getHearingsOfMatter, saveHearing } from '@peshi/contract/matters/hearings'
import { listMatters } from '@peshi/contract/matters/matters'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { instantOf } from '../../../courts/lists-and-boards/reading-times.ts'
import { courtDayFrom } from '../calendar.ts'
import type { TravelClock } from '../travel-clock.ts'
import { listedToday } from './court-scene.ts'
import type { Call } from './office.ts'

interface Needs {
  clock: TravelClock
  clerk: Call
}

export async function nameWhoAppears({ clock, clerk }: Needs, day: CourtDate): Promise<void> {
  const eve = instantOf(courtDayFrom(day, -1), '20:45')
  const now = clock.now()
  await clock.runAt(eve < now ? eve : now, async () => {
    const { data: members } = await clerk(listMembers)
    const { data: matters } = await clerk(listMatters, { query: { perPage: 200 } })
    for (const { cnr, appears } of listedToday) {
      const matter = matters.find((one) => one.cnr === cnr)
      const person = members.find(({ role }) => role === appears)
      if (!matter || !person) continue
      const { data: days } = await clerk(getHearingsOfMatter, { params: { id: matter._id } })
      if (days.some(({ date, appearing, is_manual }) => date === day && (appearing || is_manual))) continue
      await clerk(saveHearing, { body: { matter_id: matter._id, date: day, appearing_id: person._id } })
    }
  })
}
