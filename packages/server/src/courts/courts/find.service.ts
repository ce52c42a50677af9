import { isDeepStrictEqual } from 'node:util'
import type { CasePreview, Challenge, FindInput, FoundLine, UnopenedRow } from '@peshi/contract/courts/find-case'
import type { ChallengeId, CourtId } from '@peshi/contract/platform/ids'
import { findCourt } from '@peshi/courts/catalogue/courts'
import type { CaseHit, FindQuery, UnreadRow } from '@peshi/courts/connector'
import { joinWords } from '@peshi/courts/reading/rows'
import type { SessionState } from '@peshi/courts/session'
import { Invalid, NotFound, TooMany } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import type { CaseRow } from './case-store.repo.ts'
import { challengeRejected, notAvailable } from './court-failures.ts'
import { presentPreview } from './find.present.ts'
import { readQuery } from './find-query.ts'
import { listMattersByRef, listMattersOf } from './followed-cases.repo.ts'
import { type PendingFinds, pendingFindsRepo } from './pending-finds.repo.ts'

interface Found {
  challenge: Challenge | null
  data: CasePreview[]
  choice: { search_id: ChallengeId; lines: FoundLine[]; expires_at: string } | null
  unopened: UnopenedRow[]
  message?: string
}

interface Read {
  row: CaseRow
  orders: number
}

const answerWithinMs = 10 * 60_000
/** Milliseconds in which a person may follow a found case. */
const followWithinMs = 24 * 60 * 60_000
/** Each hit that is read costs the court's site one page. If there are more hits, the person chooses one. */
const mostRead = 5
const mostLines = 200

type Needs = Pick<Context, 'db' | 'clock' | 'courts' | 'services'>

const toUnopened = ({ unread, words }: UnreadRow): UnopenedRow => ({ words, reason: unread })

const toFailed = ({ caseNumber, petitioner, respondent }: CaseHit): UnopenedRow => ({
  words: joinWords([caseNumber, petitioner ?? '', respondent ?? '']),
  reason: 'page-failed',
})

export function createFind({ db, clock, courts, services: { caseStore } }: Needs) {
  async function checkQuery(court: CourtId, query: FindQuery): Promise<void> {
    if (!courts.findBy(court).includes(query.by)) {
      throw new Invalid('This court’s site is not searched in this way.', { by: 'Choose another way' })
    }
    if (courts.asks(court)[query.by]?.includes('establishment') && !query.establishment) {
      throw new Invalid('Please fill in what is missing.', { establishment: 'Choose the court complex' })
    }
    // An establishment of a district court has its own case types, which are not in the court's list.
    if (!('caseType' in query) || query.establishment) return
    const { caseTypes } = await courts.caseTypes(court)
    if (!caseTypes.some(({ code }) => code === query.caseType)) {
      throw new Invalid('This court has no such case type.', { case_type: 'Choose from the court’s list' })
    }
  }

  async function askPerson(actor: Actor, court: CourtId, query: FindQuery): Promise<Found> {
    const { picture, session } = await courts.challenge(court, query)
    if (!picture) return search(actor, court, query, null, session)
    const { id, expiresAt } = await keep(actor, { court, query, session, hits: null })
    const image = `data:${picture.mediaType};base64,${Buffer.from(picture.image).toString('base64')}`
    return { challenge: { _id: id, image, expires_at: expiresAt.toISOString() }, data: [], choice: null, unopened: [] }
  }

  async function keep(
    actor: Actor,
    asked: Omit<Parameters<PendingFinds['insert']>[0], 'personId'>,
    withinMs = answerWithinMs,
  ) {
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + withinMs)
    const id = await db.asChamber(actor, (tx) =>
      pendingFindsRepo(tx, actor.chamberId).insert({ ...asked, personId: actor.personId }, now, expiresAt),
    )
    return { id, expiresAt }
  }

  async function answer(actor: Actor, court: CourtId, query: FindQuery, input: FindInput): Promise<Found> {
    const { challenge_id, answer: read } = input
    if (!challenge_id || !read) {
      throw new Invalid('Please write what you see in the picture.', {
        ...(!read && { answer: 'Write what you see in the picture' }),
        ...(!challenge_id && { challenge_id: 'Fill this in' }),
      })
    }
    const pending = await db.asChamber(actor, (tx) =>
      pendingFindsRepo(tx, actor.chamberId).take(challenge_id, actor.personId),
    )
    const fits = pending?.court === court && pending.query.by === query.by && pending.expires_at > clock.now()
    if (!fits) throw challengeRejected()
    return search(actor, court, query, read, pending.session)
  }

  async function search(
    actor: Actor,
    court: CourtId,
    query: FindQuery,
    read: string | null,
    state: SessionState,
  ): Promise<Found> {
    const { hits, unread, session } = await courts.search(court, query, read, state)
    const found =
      hits.length > mostRead
        ? await offerChoice(actor, court, query, hits, session)
        : await readPreviews(actor, { court, query, session }, hits)
    return { ...found, unopened: [...found.unopened, ...unread.slice(0, mostLines).map(toUnopened)] }
  }

  async function readPreviews(
    actor: Actor,
    { court, query, session }: Pick<Parameters<PendingFinds['insert']>[0], 'court' | 'query' | 'session'>,
    hits: CaseHit[],
  ): Promise<Found> {
    const { found, unopened } = await readHits(court, hits, session)
    const ids = found.map(({ row }) => row.id)
    const followed = await db.asChamber(actor, (tx) => listMattersOf(tx, actor.chamberId, ids))
    if (ids.length > 0) await keep(actor, { court, query, session, hits: [], found: ids }, followWithinMs)
    const data = found.map(({ row, orders }) => presentPreview(row, orders, followed.get(row.id) ?? null))
    return { challenge: null, data, choice: null, unopened }
  }

  async function offerChoice(
    actor: Actor,
    court: CourtId,
    query: FindQuery,
    all: CaseHit[],
    session: SessionState,
  ): Promise<Found> {
    const hits = all.slice(0, mostLines)
    const { id, expiresAt } = await keep(actor, { court, query, session, hits })
    const refs = hits.map(({ ref }) => ref)
    const followed = await db.asChamber(actor, (tx) => listMattersByRef(tx, actor.chamberId, court, refs))
    const lines = hits.map(({ ref, caseNumber, petitioner, respondent }, pick) => {
      const followedCase = followed.find((one) => isDeepStrictEqual(one.ref, ref))
      const { status: case_status = null, id: followed_by = null } = followedCase ?? {}
      return { pick, case_number: caseNumber, petitioner, respondent, case_status, followed_by }
    })
    const left = all.length - hits.length
    const message = left > 0 ? `The court found ${all.length} cases; ${hits.length} of them are listed.` : undefined
    const choice = { search_id: id, lines, expires_at: expiresAt.toISOString() }
    return { challenge: null, data: [], choice, unopened: [], ...(message && { message }) }
  }

  async function pickLine(actor: Actor, court: CourtId, { search_id, pick }: FindInput): Promise<Found> {
    if (!search_id || pick === undefined) {
      throw new Invalid('Please choose one of the cases.', {
        ...(!search_id && { search_id: 'Fill this in' }),
        ...(pick === undefined && { pick: 'Choose a case' }),
      })
    }
    const search = await db.asChamber(actor, (tx) =>
      pendingFindsRepo(tx, actor.chamberId).open(search_id, actor.personId),
    )
    const hit = search?.court === court && search.expires_at > clock.now() ? search.hits?.[pick] : undefined
    if (!search || !hit) throw new NotFound('This search has expired. Please search again.', 'search-over')
    if (search.opened > mostRead) {
      throw new TooMany(`${mostRead} cases of this search were opened. Search again, more narrowly.`)
    }
    return readPreviews(actor, search, [hit])
  }

  async function readHits(court: CourtId, hits: CaseHit[], session: SessionState) {
    const readings = await Promise.allSettled(
      hits.map(async ({ ref }) => {
        const record = await courts.readCase(court, ref, session)
        return { row: await caseStore.upsert(record, ref), orders: record.orders.length }
      }),
    )
    const found: Read[] = readings.flatMap((reading) => (reading.status === 'fulfilled' ? [reading.value] : []))
    const failed = readings.find((reading) => reading.status === 'rejected')
    if (found.length === 0 && failed) throw failed.reason
    const unopened = hits.filter((_, at) => readings[at]?.status === 'rejected').map(toFailed)
    return { found, unopened }
  }

  return {
    async find(actor: Actor, court: string, input: FindInput): Promise<Found> {
      authorize(actor, 'create', 'Matter')
      const entry = findCourt(court)
      if (!entry) throw new NotFound('There is no such court in the catalogue.')
      if (!courts.isFindable(entry._id)) throw notAvailable(courts.connectorOf(entry._id)?.off)
      if (input.search_id !== undefined || input.pick !== undefined) return pickLine(actor, entry._id, input)
      const query = readQuery(input)
      await checkQuery(entry._id, query)
      const answers = input.challenge_id !== undefined || input.answer !== undefined
      return answers ? answer(actor, entry._id, query, input) : askPerson(actor, entry._id, query)
    },
  }
}
