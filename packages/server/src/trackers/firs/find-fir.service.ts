import type { Challenge } from '@peshi/contract/courts/find-case'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChallengeId } from '@peshi/contract/platform/ids'
import type { FoundFir, findFir } from '@peshi/contract/trackers/firs'
import type { SessionState } from '@peshi/courts/session'
import { firKey } from '../../matters/families/fir-key.ts'
import { newId } from '../../platform/db/columns.ts'
import { NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { searchWithPicture } from '../trackers/search-with-picture.ts'
import { type AskedFir, type ReadFir, readFirs } from './fir-source.ts'
import { firsRepo } from './firs.repo.ts'

const saveWithinMs = 60 * 60_000

interface Found {
  challenge: Challenge | null
  find_id: ChallengeId | null
  data: FoundFir[]
}

export function createFindFir(context: Pick<Context, 'db' | 'clock' | 'courts' | 'services'>) {
  const { db, clock, services } = context
  const { firPlaces: places } = services

  async function keep(
    actor: Actor,
    { court, query }: AskedFir,
    more: { session: SessionState | null; found: ReadFir[] | null; expires_at: Date },
  ): Promise<ChallengeId> {
    const id = newId() as ChallengeId
    await db.asChamber(actor, (tx) =>
      firsRepo(tx, actor.chamberId).insertFind({ id, person_id: actor.personId, court, query, ...more }, clock.now()),
    )
    return id
  }

  async function search(actor: Actor, asked: AskedFir, answer: string | null, session: SessionState): Promise<Found> {
    const found = await readFirs(context, asked, answer, session)
    if (found.length === 0)
      throw new NotFound(
        'FIR not found. Check the police station, the number and the year, or enter it by hand.',
        'fir-not-found',
      )
    const expires_at = new Date(clock.now().getTime() + saveWithinMs)
    const find_id = await keep(actor, asked, { session: null, found, expires_at })
    return { challenge: null, find_id, data: await withTrackers(actor, found) }
  }

  const withTrackers = (actor: Actor, found: ReadFir[]): Promise<FoundFir[]> =>
    db.asChamber(actor, async (tx) => {
      const repo = firsRepo(tx, actor.chamberId)
      return Promise.all(
        found.map(async (fir) => ({
          ...fir,
          tracker_id: await repo.findByKey(firKey(fir.police_station, fir.number, fir.year) ?? '', fir.district),
        })),
      )
    })

  return {
    async find(actor: Actor, input: BodyOf<typeof findFir>): Promise<Found> {
      authorize(actor, 'create', 'Tracker')
      const asked = await places.toQuery(input.reference_id, {
        district: input.district_id,
        station: input.police_station_id,
        number: input.fir_number,
        year: input.fir_year,
      })
      const reply = await searchWithPicture(context, input, {
        ...asked,
        search: (answer, session) => search(actor, asked, answer, session),
        keep: (session, expires_at) => keep(actor, asked, { session, found: null, expires_at }),
        take: (id) => db.asChamber(actor, (tx) => firsRepo(tx, actor.chamberId).takePicture(id, actor.personId)),
      })
      return { find_id: null, ...reply }
    },
  }
}
