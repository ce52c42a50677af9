import type { Challenge } from '@peshi/contract/courts/find-case'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { FoundCaveat, findCaveat } from '@peshi/contract/trackers/caveats'
import { findCourt } from '@peshi/courts/catalogue/courts'
import type { CaveatQuery } from '@peshi/courts/connector'
import type { SessionState } from '@peshi/courts/session'
import { challengeRejected, notAvailable } from '../../courts/courts/court-failures.ts'
import { pendingFindsRepo } from '../../courts/courts/pending-finds.repo.ts'
import { AppError, Invalid, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { caveatsRepo } from './caveats.repo.ts'

const answerWithinMs = 10 * 60_000
const fewestLetters = 3

type Input = BodyOf<typeof findCaveat>
type Query = CaveatQuery & { establishment: string }
interface Found {
  challenge: Challenge | null
  data: FoundCaveat[]
}

export function createFindCaveat({ db, clock, courts }: Pick<Context, 'db' | 'clock' | 'courts'>) {
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
    /**
     * With a captcha, a search takes two calls. The first returns the captcha, the second takes the answer and returns
     * the result.
     */
    async find(actor: Actor, input: Input): Promise<Found> {
      authorize(actor, 'create', 'Tracker')
      if (!findCourt(input.court_id)) throw new NotFound('There is no such court in the catalogue.')
      if (!courts.hasCaveats(input.court_id)) throw notAvailable()
      const query = readQuery(input)
      const { challenge_id, answer } = input
      if (challenge_id === undefined && answer === undefined) {
        const { picture, session } = await courts.challenge(input.court_id, query)
        if (!picture) return search(actor, input, query, null, session)
        const now = clock.now()
        const expiresAt = new Date(now.getTime() + answerWithinMs)
        const asked = { personId: actor.personId, court: input.court_id, query, session, hits: null }
        const id = await db.asChamber(actor, (tx) =>
          pendingFindsRepo(tx, actor.chamberId).insert(asked, now, expiresAt),
        )
        const image = `data:${picture.mediaType};base64,${Buffer.from(picture.image).toString('base64')}`
        return { challenge: { _id: id, image, expires_at: expiresAt.toISOString() }, data: [] }
      }
      if (!challenge_id || !answer)
        throw new Invalid('Please write what you see in the picture.', { answer: 'Write what you see in the picture' })
      const pending = await db.asChamber(actor, (tx) =>
        pendingFindsRepo(tx, actor.chamberId).take(challenge_id, actor.personId),
      )
      const fits =
        pending?.court === input.court_id && pending.query.by === 'caveat' && pending.expires_at > clock.now()
      if (!fits) throw challengeRejected()
      return search(actor, input, query, answer, pending.session)
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
