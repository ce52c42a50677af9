import { refreshToken } from '@peshi/contract/chamber/account'
import { activityOfMatter } from '@peshi/contract/chamber/activity'
import { listNotifications } from '@peshi/contract/chamber/notifications'
import { listClients } from '@peshi/contract/clients/clients'
import { listUpcoming } from '@peshi/contract/day/cause-lists'
import { tasksByMonth } from '@peshi/contract/day/tasks'
import { today } from '@peshi/contract/day/today'
import { listDocuments } from '@peshi/contract/matters/documents'
import { getHearingsOfMatter, listHearings } from '@peshi/contract/matters/hearings'
import { countMatters, getMatter, listMatters } from '@peshi/contract/matters/matters'
import { listNotes } from '@peshi/contract/matters/notes'
import { listOrders } from '@peshi/contract/matters/orders'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { search } from '@peshi/contract/records/search'
import { dueCasesRepo } from '../../src/courts/sync/due-cases.repo.ts'
import { type TestApp, testMorning } from '../app.ts'
import type { newChamber } from '../chamber.ts'

type Member = Awaited<ReturnType<typeof newChamber>>

export interface HotWork {
  what: string
  perDay: number
  run(): Promise<{ status: number; raw: { body: string } } | undefined>
}

const tenMinutes = 600_000

export async function hotWork(app: TestApp, member: Member, matterId: MatterId): Promise<HotWork[]> {
  const caller = app.as(member)
  await caller.token()
  const { sessions } = app.context.services
  const device = { device: 'tests', address: null }
  const session = await app.db.asSystem('sign-in', (tx) => sessions.open(tx, member.personId, member.chamberId, device))
  const of = (what: string, perDay: number, run: HotWork['run']): HotWork => ({ what, perDay, run })
  return [
    of('one matter', 40, () => caller.call(getMatter, { params: { id: matterId } })),
    of('a new access token', 40, () =>
      app.stranger.call(refreshToken, { body: { refreshToken: session.refreshToken } }),
    ),
    of('the list of matters', 30, () => caller.call(listMatters, { query: { sort: 'next_date' } } as never)),
    of('the notifications', 20, () => caller.call(listNotifications, {} as never)),
    of('cases that are due, claimed by a worker', 20, async () => {
      const now = testMorning
      await app.db.asSystem('court-sync', async (tx) => {
        const cases = dueCasesRepo(tx, now)
        const courts = await cases.listCourts()
        await cases.claim(courts.slice(0, 3) as CourtId[], 20, new Date(now.getTime() + tenMinutes))
      })
      return undefined
    }),
    of('a matter’s hearings', 15, () => caller.call(getHearingsOfMatter, { params: { id: matterId } } as never)),
    of('a matter’s notes', 15, () => caller.call(listNotes, { params: { id: matterId } } as never)),
    of('the list of matters, by a word', 10, () =>
      caller.call(listMatters, { query: { search: 'party 1000' } } as never),
    ),
    of('the page Today', 10, () => caller.call(today)),
    of('a day’s hearings', 10, () => caller.call(listHearings, {} as never)),
    of('counts of matters', 10, () => caller.call(countMatters, { query: { group: 'hc_name' } } as never)),
    of('a matter’s orders', 10, () => caller.call(listOrders, { params: { matterId } } as never)),
    of('a matter’s documents', 10, () => caller.call(listDocuments, { params: { id: matterId } } as never)),
    of('search', 8, () => caller.call(search, { query: { q: 'party 100001' } } as never)),
    of('tasks of a month', 8, () => caller.call(tasksByMonth, { params: { month: '2026-11' } } as never)),
    of('what was done on a matter', 5, () => caller.call(activityOfMatter, { params: { id: matterId } } as never)),
    of('what is listed', 5, () => caller.call(listUpcoming, {} as never)),
    of('clients', 4, () => caller.call(listClients, {} as never)),
  ]
}
