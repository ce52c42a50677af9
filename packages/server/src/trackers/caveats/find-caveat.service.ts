import type { Challenge } from '@peshi/contract/courts/find-case'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { FoundCaveat, findCaveat } from '@peshi/contract/trackers/caveats'
import { findCourt } from '@peshi/courts/catalogue/courts'
import type { CaveatQuery } from '@peshi/courts/connector'
import type { SessionState } from '@peshi/courts/session'
import { notAvailable } from '../../courts/courts/court-failures.ts'
import { pendingFindsRepo } from '../../courts/courts/pending-finds.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { AppError, Invalid, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { searchWithPicture } from '../trackers/search-with-picture.ts'
import { caveatsRepo } from './caveats.repo.ts'

const fewestLetters = 3

type Input = BodyOf<typeof findCaveat>
type Query = CaveatQuery & { establishment: string }
interface Found {
  challenge: Challenge | null
  data: FoundCaveat[]
}

export function createFindCaveat(context: Pick<Context, 'db' | 'clock' | 'courts'>) {
  const { db, clock, courts } = context

  async function search(actor: Actor, input: Input, query: Query, answer: string | null, session: SessionState) {
    const found = await courts.searchCaveats(input.court_id, query, answer, session).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'case-not-found')
        throw new NotFound(
          'The court has no such caveat in force. Check the names, or type it in by hand.',
          'case-not-found',
        )
      throw error
    })
    const refs = found.map(({ ref }) => ref)
    const known = await db.asChamber(actor, (tx) => caveatsRepo(tx, actor.chamberId).findByRefs(input.court_id, refs))
    return {
      challenge: null,
      data: found.map(({ ref, number, year, caveator, caveatee, lodgedOn, details }) => ({
        court_ref: ref,
        caveat_number: number,
        caveat_year: year,
        caveator,
        caveatee,
        lodged_on: details?.lodgedOn ?? lodgedOn,
        subject: details ? [details.lowerCourt, details.caseNumber].filter(Boolean).join(', ') || null : null,
        matched_case: details?.matchedCase ?? null,
        tracker_id: known.get(ref) ?? null,
      })),
    }
  }

  return {
    async find(actor: Actor, input: Input): Promise<Found> {
      authorize(actor, 'create', 'Tracker')
      if (!findCourt(input.court_id)) throw new NotFound('There is no such court in the catalogue.')
      if (!courts.hasCaveats(input.court_id)) throw notAvailable()
      const query = readQuery(input)
      const asked = { personId: actor.personId, court: input.court_id, query, hits: null }
      const pending = (tx: Tx) => pendingFindsRepo(tx, actor.chamberId)
      return searchWithPicture(context, input, {
        court: input.court_id,
        query,
        search: (answer, session) => search(actor, input, query, answer, session),
        keep: (session, until) =>
          db.asChamber(actor, (tx) => pending(tx).insert({ ...asked, session }, clock.now(), until)),
        async take(id) {
          const taken = await db.asChamber(actor, (tx) => pending(tx).take(id, actor.personId))
          return taken?.query.by === 'caveat' ? taken : null
        },
      })
    },
  }
}

function readQuery({ establishment, caveator, caveatee, caveat_number, caveat_year }: Input): Query {
  const isShort = (name: string | undefined) => Boolean(name) && (name?.length ?? 0) < fewestLetters
  if (!caveator && !caveatee && !caveat_number)
    throw new Invalid('Write a name or the number.', { caveator: 'Write three letters at least' })
  if (isShort(caveator)) throw new Invalid('Write more of the name.', { caveator: 'Write three letters at least' })
  if (isShort(caveatee)) throw new Invalid('Write more of the name.', { caveatee: 'Write three letters at least' })
  return {
    by: 'caveat',
    caveator: caveator || null,
    caveatee: caveatee || null,
    number: caveat_number ?? null,
    year: caveat_year ?? null,
    establishment,
  }
}
