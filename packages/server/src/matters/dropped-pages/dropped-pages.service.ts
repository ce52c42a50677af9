import { otherForum } from '@peshi/contract/courts/courts'
import type { ListChange } from '@peshi/contract/courts/list-changes'
import type {
  DroppedPage,
  keepDroppedPage,
  PageCase,
  ReadPage,
  readDroppedPage,
} from '@peshi/contract/matters/dropped-pages'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import type { Matter } from '@peshi/contract/matters/matters'
import { type CourtDate, courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import type { QueryOf } from '@peshi/contract/platform/endpoint'
import type { CourtId, MatterId, UploadId } from '@peshi/contract/platform/ids'
import { messages } from '@peshi/contract/platform/messages'
import { isCourt } from '@peshi/courts/catalogue/courts'
import { isSameBench } from '@peshi/courts/cause-lists/same-bench'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { pageFileName } from '../../platform/uploads/file-kinds.ts'
import { isWithoutCourt, unreadTitle } from '../matters/unread.ts'
import { ordersRepo } from '../orders/orders.repo.ts'
import { findKnownMatters, readName } from './known-matters.ts'
import {
  caseOfOrder,
  cut,
  type KnownMatter,
  keysIn,
  listingOf,
  namedCase,
  namedListing,
  namesOf,
  ownFirst,
  sayOrder,
  titleOf,
} from './page-entries.ts'
import { bytesOf, readPage } from './page-reading.ts'

type Keep = QueryOf<typeof keepDroppedPage>
type Marked = Keep & { mark: string }

interface KeptPage {
  page: ReadPage
  upload_ids: UploadId[]
}

const mostShown = 300

interface On {
  date: CourtDate
  court_no: string | null
  item: string | null
  coram: string | null
  stage: string | null
  mark: string
}

/**
 * Data from a page that a person saved and uploaded stays in that person's chamber. All chambers share the court's
 * case, so only the site itself may change it.
 */
export function createDroppedPages(context: Context) {
  const { db, clock, services } = context
  const { documents, scanning, uploads, otherMatters: others, matters, outcomes, hearings, listMatching } = services
  const today = () => courtDateAt(clock.now())
  const isAhead = (date: CourtDate | null) => date !== null && date >= today()

  async function readBytes(actor: Actor, body: unknown, name: string, court: CourtId | null) {
    if (court !== null && !isCourt(court))
      throw new Invalid('There is no such court in the catalogue.', { court: 'Choose a court' })
    const bytes = bytesOf(body)
    await scanning.checkBytes(name, bytes)
    return readPage(bytes, { owner: actor.chamberId, today: today(), court })
  }

  async function find(tx: Tx, actor: Actor, page: ReadPage) {
    const cases = page.cases.map(namedCase)
    const listings = page.listings.map((listing) => namedListing(listing, page.court))
    const sightings = page.sightings.map(({ case_number }) =>
      namedListing({ cnr: null, case_numbers: [case_number] }, page.court),
    )
    const order = page.order
      ? [{ court: page.order.court, cnr: null, keys: keysIn(page.order.court, page.order.case_numbers) }]
      : []
    const changed = page.changes.map(({ case_numbers }) => namedListing({ cnr: null, case_numbers }, page.court))
    const known = await findKnownMatters(tx, actor, [...cases, ...listings, ...sightings, ...changed, ...order])
    const changes = page.changes.map((change) =>
      change.case_numbers.flatMap(
        (number) => known(namedListing({ cnr: null, case_numbers: [number] }, page.court)) ?? [],
      ),
    )
    return {
      changes,
      cases: cases.map(known),
      listings: listings.map(known),
      sightings: sightings.map(known),
      order: order.map(known)[0] ?? null,
    }
  }

  async function keepCase(
    tx: Tx,
    actor: Actor,
    page: ReadPage,
    { picks, court, matter_id, mark }: Marked,
  ): Promise<Matter[]> {
    const shown = page.cases[picks?.[0] ?? 0]
    if (!shown) throw notThere()
    const one = { ...shown, court: shown.court ?? court ?? null }
    const matter = matter_id ? await update(tx, actor, matter_id, one) : await create(tx, actor, one)
    if (one.next_date) await note(tx, actor, matter._id, { ...one, date: one.next_date, item: null, mark })
    await addPast(tx, actor, matter._id, one, mark)
    return [matter]
  }

  async function addPast(tx: Tx, actor: Actor, id: MatterId, { hearings: told, orders }: PageCase, mark: string) {
    const courtOrders = ordersRepo(tx, actor.chamberId)
    const { caseId } = await courtOrders.getMatter(id)
    const ofCourt = new Set(caseId ? (await courtOrders.listByCase(caseId)).map(({ date }) => date) : [])
    const days = new Map(told.map((day) => [day.date, { ...day, orders: [] as string[] }]))
    for (const order of orders) {
      if (ofCourt.has(order.date)) continue
      const { date, judge } = order
      const day = days.get(date) ?? { date, next_date: null, stage: null, coram: judge, business: null, orders: [] }
      days.set(date, { ...day, orders: [...new Set([...day.orders, sayOrder(order)])] })
    }
    const past = [...days.values()].map(({ stage, coram, business, ...day }) => ({
      ...day,
      stage: cut(stage, 300),
      coram: cut(coram, 300),
      business: cut(business, 4000),
    }))
    if (past.length > 0) await outcomes.addPast(tx, actor, id, past, mark)
  }

  async function hasNewHearing(tx: Tx, actor: Actor, id: MatterId, one: PageCase) {
    const days = await hearings.listOfMatter(tx, actor, id)
    const last = days.find(({ outcome, court_outcome }) => outcome !== null || court_outcome !== null)?.date ?? ''
    return one.hearings.some(({ date }) => date > last)
  }

  async function findLaterDate(tx: Tx, actor: Actor, { next_date: known, _id }: Matter, one: PageCase) {
    if (known === null || one.next_date === null || known <= one.next_date) return null
    return (await hasNewHearing(tx, actor, _id, one)) ? null : known
  }

  /**
   * A page saved before the disposal shows the case as pending. So "pending" counts only with a newer hearing and a
   * next date that has not passed.
   */
  async function hasNewStatus(tx: Tx, actor: Actor, { case_status: known, _id }: Matter, one: PageCase) {
    if (known !== 'disposed' || one.case_status === known) return one.case_status !== known
    return isAhead(one.next_date) && (await hasNewHearing(tx, actor, _id, one))
  }

  async function create(tx: Tx, actor: Actor, one: PageCase): Promise<Matter> {
    const isNumbered = one.case_type !== null && one.case_number !== null && one.case_year !== null
    const number = isNumbered
      ? { case_type: cut(one.case_type, 60), case_number: one.case_number, case_year: one.case_year }
      : {}
    return others.create(tx, actor, {
      ...number,
      title: titleOf(one),
      unique_id: one.court ?? otherForum,
      forum: one.court ? null : cut(one.court_name, 300),
      petitioner: cut(one.petitioner, 300),
      respondent: cut(one.respondent, 300),
      case_status: one.case_status,
      stage: cut(one.stage, 300),
      next_date: isAhead(one.next_date) ? one.next_date : null,
      cnr: one.cnr,
    })
  }

  async function update(tx: Tx, actor: Actor, id: MatterId, one: PageCase): Promise<Matter> {
    authorize(actor, 'update', 'Matter')
    const before = await getOwn(tx, actor, id)
    if (before.is_unread) return fill(tx, actor, id, before, one)
    const isOld = (await findLaterDate(tx, actor, before, one)) !== null
    const isNext = isAhead(one.next_date) && one.next_date !== before.next_date
    const said = !isOld && {
      ...(one.stage !== null && one.stage !== before.stage && { stage: cut(one.stage, 300) }),
      ...(isNext && { next_date: one.next_date }),
    }
    const named = {
      ...(before.petitioner === null && one.petitioner !== null && { petitioner: cut(one.petitioner, 300) }),
      ...(before.respondent === null && one.respondent !== null && { respondent: cut(one.respondent, 300) }),
    }
    const changes = { ...said, ...named }
    if (before.type === 'other' && !isOld && (await hasNewStatus(tx, actor, before, one)))
      return others.update(tx, actor, id, { ...changes, case_status: one.case_status })
    if (Object.keys(changes).length === 0) return before
    return matters.editPublicData(tx, actor, id, changes)
  }

  /** The first page of a case of which only the number was known. */
  async function fill(tx: Tx, actor: Actor, id: MatterId, before: Matter, one: PageCase): Promise<Matter> {
    const { case_number, case_year } = one
    const case_type = cut(one.case_type, 60)
    const number = case_type && case_number && case_year ? { case_type, case_number, case_year } : {}
    const title = before.title === unreadTitle(before) ? { title: titleOf({ ...before, ...one }) } : {}
    const said = {
      petitioner: cut(one.petitioner, 300),
      respondent: cut(one.respondent, 300),
      stage: cut(one.stage, 300),
      ...(isAhead(one.next_date) && { next_date: one.next_date }),
    }
    const place = isWithoutCourt(before, one.cnr) && one.court ? { unique_id: one.court } : {}
    const input = { ...number, ...place, ...title, ...said, case_status: one.case_status }
    return others.update(tx, actor, id, input, { is_unread: false, cnr: one.cnr ?? before.cnr })
  }

  async function withLaterDates(
    tx: Tx,
    actor: Actor,
    cases: readonly (PageCase & { known: { _id: MatterId; title: string } | null })[],
  ): Promise<DroppedPage['cases']> {
    const ids = cases.flatMap(({ known }) => known?._id ?? [])
    const own = new Map((await listMatters(tx, actor, ids)).map((matter) => [matter._id, matter]))
    return Promise.all(
      cases.map(async ({ known, ...one }) => {
        const matter = known && own.get(known._id)
        const later_date = matter ? await findLaterDate(tx, actor, matter, one) : null
        return { ...one, known: known && { ...known, later_date } }
      }),
    )
  }

  async function keepListings(tx: Tx, actor: Actor, page: ReadPage, asked: Marked): Promise<Matter[]> {
    const { mark } = asked
    const found = await find(tx, actor, page)
    const chosen = [
      ...picksOf(asked).map((pick) => ({ listing: page.listings[pick], known: found.listings[pick] })),
      ...(asked.sighted ?? []).map((pick) => ({
        listing: listingOf(page.sightings[pick]),
        known: found.sightings[pick],
      })),
    ]
    for (const { listing, known } of chosen) {
      if (!listing || !known) throw notThere()
      if (listing.date === null) throw new Invalid('This list does not say its day.')
      const { date, court_no, item, coram, stage } = listing
      await note(tx, actor, known._id, { date, court_no, item, coram, stage, mark })
    }
    return listMatters(
      tx,
      actor,
      chosen.flatMap(({ known }) => known?._id ?? []),
    )
  }

  /** The hearings of the change's day that it is about. Their lists may be the court's own, or dropped pages. */
  async function findChanged(tx: Tx, actor: Actor, change: ListChange, named: readonly KnownMatter[]) {
    const { kind, date, bench, item } = change
    if (date === null) return []
    const ids = new Set(named.map(({ _id }) => _id))
    const isAbout = ({ matter_id, item: of, coram }: HearingEntry) => {
      const isBench = bench !== null && isSameBench(coram ?? '', bench)
      if (kind === 'not-sitting') return isBench
      const isItem = item === null || of === null || of === item
      return isItem && (change.case_numbers.length > 0 ? ids.has(matter_id) : item !== null && isBench)
    }
    return (await hearings.between(tx, actor, { from: date, to: date })).filter(isAbout)
  }

  async function keepChanges(tx: Tx, actor: Actor, page: ReadPage, asked: Marked): Promise<Matter[]> {
    const found = await find(tx, actor, page)
    const changed: MatterId[] = []
    for (const pick of picksOf(asked)) {
      const change = page.changes[pick]
      if (!change) throw notThere()
      const { date, kind, instead } = change
      if (date === null) throw new Invalid('This note does not say its day.')
      const text = cut(change.text, 1000)
      const list = asked.mark
      for (const { matter_id, hc_name, source } of await findChanged(tx, actor, change, found.changes[pick] ?? [])) {
        const on = { matter_id, date }
        if (source === 'list') await listMatching.addChange(tx, hc_name, on, { ...change, text }, list)
        else await outcomes.addChange(tx, actor, on, { kind, instead, text, list, at: clock.now().toISOString() })
        changed.push(matter_id)
      }
    }
    return listMatters(tx, actor, changed)
  }

  async function keepOrder(tx: Tx, actor: Actor, page: ReadPage, { court, ...asked }: Marked): Promise<Matter[]> {
    if (!page.order) throw notThere()
    const { mark } = asked
    const matter_id = asked.matter_id ?? (await create(tx, actor, caseOfOrder(page.order, court ?? null)))._id
    const { next_date: date, purpose } = page.order
    if (date) await note(tx, actor, matter_id, { date, court_no: null, item: null, coram: null, stage: purpose, mark })
    return listMatters(tx, actor, [matter_id])
  }

  const listMatters = (tx: Tx, actor: Actor, ids: readonly MatterId[]) =>
    matters.listByIds(tx, actor, [...new Set(ids)])

  async function getOwn(tx: Tx, actor: Actor, id: MatterId): Promise<Matter> {
    const [found] = await listMatters(tx, actor, [id])
    if (!found) throw new NotFound()
    return found
  }

  const note = (tx: Tx, actor: Actor, matter_id: MatterId, { date, ...said }: On) =>
    outcomes.fill(
      tx,
      actor,
      { matter_id, date },
      {
        court_no: cut(said.court_no, 60),
        item: cut(said.item, 60),
        coram: cut(said.coram, 300),
        stage: cut(said.stage, 300),
        note: said.mark,
      },
    )

  const keepers = { case: keepCase, listings: keepListings, changes: keepChanges, order: keepOrder }

  return {
    async read(actor: Actor, { name, court }: QueryOf<typeof readDroppedPage>, body: unknown) {
      authorize(actor, 'create', 'Matter')
      const page = await readBytes(actor, body, name, court ?? null)
      if ('done' in page) return { data: null, progress: page }
      const { known, cases, changes } = await db.asChamber(actor, async (tx) => {
        const known = await find(tx, actor, page)
        const shown = page.cases.slice(0, mostShown).map((one, at) => ({ ...one, known: known.cases[at] ?? null }))
        const changes = []
        for (const [at, change] of page.changes.entries())
          changes.push({ ...change, known: namesOf(await findChanged(tx, actor, change, known.changes[at] ?? [])) })
        return { known, changes, cases: await withLaterDates(tx, actor, shown) }
      })
      const listings = page.listings.map((listing, at) => ({ ...listing, at, known: known.listings[at] ?? null }))
      const sightings = page.sightings.map((one, at) => ({ ...one, at, known: known.sightings[at] ?? null }))
      const data: DroppedPage = {
        name,
        form: page.form,
        cases,
        listings: listings.toSorted(ownFirst).slice(0, mostShown),
        listed: page.listings.length,
        sightings: sightings.toSorted(ownFirst).slice(0, mostShown),
        sighted: page.sightings.length,
        caveats: page.caveats,
        changes,
        has_contacts: page.has_contacts,
        checks: page.checks,
        court: page.court,
        other_court: page.other_court,
        order: page.order && { ...page.order, known: known.order },
        problem: page.problem,
        words: page.words,
      }
      return { data, progress: null }
    },

    /**
     * Stores the page once for each matter that may get it. A list with the advocates' private telephone numbers is not
     * stored.
     */
    async keepFiles(actor: Actor, asked: Keep, body: unknown): Promise<KeptPage> {
      authorize(actor, 'create', 'Matter')
      const { matter_id: named } = asked
      if (named) await db.asChamber(actor, (tx) => getOwn(tx, actor, named))
      const bytes = bytesOf(body)
      const page = await readBytes(actor, body, asked.name, asked.court ?? null)
      if ('done' in page) throw new Conflict('This page is still being read. Try again in a minute.', 'still-reading')
      const file = { name: pageFileName(asked.name, page.form), bytes }
      const isOfList = asked.keep === 'listings' || asked.keep === 'changes'
      const copies = page.has_contacts ? 0 : isOfList ? picksOf(asked).length + (asked.sighted?.length ?? 0) : 1
      const sent = Array.from({ length: copies }, () => file)
      return { page, upload_ids: await uploads.keepSent(actor, sent, { isCourtPage: true }) }
    },

    async keep(tx: Tx, actor: Actor, asked: Keep, { page, upload_ids }: KeptPage) {
      const mark = `From a page that ${await readName(tx, actor)} dropped on ${toDayFirst(today())}`
      const data = await keepers[asked.keep](tx, actor, page, { ...asked, mark })
      const of = { folder: '', tags: [], isCourtPage: true }
      for (const [at, { _id: matter_id }] of data.entries())
        if (upload_ids[at])
          await documents.create(tx, actor, { ...of, matter_id, upload_ids: upload_ids.slice(at, at + 1) })
      for (const id of upload_ids.slice(data.length)) await uploads.cancel(tx, actor, id)
      const isNew = (asked.keep === 'case' || asked.keep === 'order') && !asked.matter_id
      return { data, message: isNew ? messages.matterAdded : messages.matterUpdated }
    },

    dropFiles: (actor: Actor, { upload_ids }: KeptPage) => uploads.drop(actor, upload_ids),
  }
}

const notThere = () => new Invalid('This is not on the page.', { picks: 'Choose from the page' })

/** Without picks, a request names the first listing, unless it names sightings. */
const picksOf = ({ picks, sighted }: Keep): number[] => picks ?? (sighted ? [] : [0])
