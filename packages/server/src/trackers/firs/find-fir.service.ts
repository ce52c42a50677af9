import type { Challenge } from '@peshi/contract/courts/find-case'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChallengeId } from '@peshi/contract/platform/ids'
import type { FoundFir, findFir } from '@peshi/contract/trackers/firs'
import type { SessionState } from '@peshi/courts/session'
import { challengeRejected } from '../../courts/courts/court-failures.ts'
import { firKey } from '../../matters/families/fir-key.ts'
import { newId } from '../../platform/db/columns.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { type AskedFir, type ReadFir, readFirs } from './fir-source.ts'
import { firsRepo } from './firs.repo.ts'

const answerWithinMs = 10 * 60_000
const saveWithinMs = 60 * 60_000

interface Found {
  challenge: Challenge | null
  find_id: ChallengeId | null
  data: FoundFir[]
}

export function createFindFir(context: Pick<Context, 'db' | 'clock' | 'courts' | 'services'>) {
  const { db, clock, courts, services } = context
  const { firPlaces: places } = services
  const after = (ms: number) => new Date(clock.now().getTime() + ms)

  async function keep(
    actor: Actor,
    { court, query }: AskedFir,
    more: { session: SessionState | null; found: ReadFir[] | null },
  ) {
    const id = newId() as ChallengeId
    const expires_at = after(more.found ? saveWithinMs : answerWithinMs)
    await db.asChamber(actor, (tx) =>
      firsRepo(tx, actor.chamberId).insertFind(
        { id, person_id: actor.personId, court, query, ...more, expires_at },
        clock.now(),
      ),
    )
    return { id, expires_at }
  }

  async function search(actor: Actor, asked: AskedFir, answer: string | null, session: SessionState): Promise<Found> {
    const found = await readFirs(context, asked, answer, session)
    if (found.length === 0)
      throw new NotFound(
        'FIR not found. Check the police station, the number and the year, or enter it by hand.',
        'fir-not-found',
      )
    const { id } = await keep(actor, asked, { session: null, found })
    return { challenge: null, find_id: id, data: await withTrackers(actor, found) }
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
      const { challenge_id, answer } = input
      if (challenge_id === undefined && answer === undefined) {
        const { picture, session } = await courts.challenge(asked.court, asked.query)
        if (!picture) return search(actor, asked, null, session)
        const { id, expires_at } = await keep(actor, asked, { session, found: null })
        const image = `data:${picture.mediaType};base64,${Buffer.from(picture.image).toString('base64')}`
        return { challenge: { _id: id, image, expires_at: expires_at.toISOString() }, find_id: null, data: [] }
      }
      if (!challenge_id || !answer)
        throw new Invalid('Please write what you see in the picture.', { answer: 'Write what you see in the picture' })
      const pending = await db.asChamber(actor, (tx) =>
        firsRepo(tx, actor.chamberId).takePicture(challenge_id, actor.personId),
      )
      if (!pending?.session || pending.court !== asked.court || pending.expires_at <= clock.now())
        throw challengeRejected()
      return search(actor, asked, answer, pending.session)
    },
  }
}
