// The access of a person outside the chamber who has the link to a matter.
// - The database shows what the person sees who shared the matter: if that person loses sight of it, the link is over.
// - A sensitive matter is shown only if an owner allows it for all guests.
// - The abilities of the level say what the guest may do, and every call names only the guest's own matter and day.
// - The guest's acts carry the guest's name, never the name of the person who shared the matter.
import { numberLabel } from '@peshi/contract/courts/labels'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import type { Order } from '@peshi/contract/matters/orders'
import type { GuestDay, GuestView, guestFile, recordAsGuest } from '@peshi/contract/office/guests'
import { abilitiesForGuest } from '@peshi/contract/platform/abilities'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import { DocumentId, OrderId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import type { SentFile } from '@peshi/contract/platform/uploads'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { diaryRepo } from '../../matters/hearings/diary.repo.ts'
import { hashToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Forbidden, Invalid, NotFound } from '../../platform/errors.ts'
import type { StoredFile } from '../../platform/files/file-addresses.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { findGuestByToken, type GuestRow, guestsRepo } from './guests.repo.ts'
import { aboutGuest } from './guests.service.ts'

type Matter = NonNullable<Awaited<ReturnType<ReturnType<typeof guestsRepo>['findMatter']>>>

interface Access {
  row: GuestRow
  matter: Matter
  /** The person who shared the matter, with the rights of the guest. */
  actor: Actor
}

type Outcome = BodyOf<typeof recordAsGuest>

export function createGuestAccess({ db, clock, emit, services }: Pick<Context, 'db' | 'clock' | 'emit' | 'services'>) {
  const { briefPack, charges, documents, hearings, limits, orders, outcomes, uploads } = services
  const today = () => courtDateAt(clock.now())

  /** `work` runs in the transaction that checks the link. */
  async function enter<T>(token: string, work: (tx: Tx, access: Access) => Promise<T>): Promise<T> {
    const hash = hashToken(token)
    const found = await db.asSystem('guest-links', (tx) => findGuestByToken(tx, hash))
    if (!found) throw linkOver()
    const { id, ...who } = found
    return db.asChamber(who, async (tx) => {
      const repo = guestsRepo(tx, who.chamberId)
      const row = await repo.lock(id).catch(overIfMissing)
      const matter = await repo.findMatter(row.matter_id)
      if (row.token_hash !== hash || row.ends_on < today() || !matter || matter.is_withheld) throw linkOver()
      return work(tx, { row, matter, actor: { ...who, signInId: '', abilities: abilitiesForGuest(row.level) } })
    })
  }

  const enterAccepted = <T>(token: string, work: (tx: Tx, access: Access) => Promise<T>): Promise<T> =>
    enter(token, (tx, access) => {
      if (!access.row.accepted_at) throw new Forbidden('Accept the link first.', 'guest-not-accepted')
      return work(tx, access)
    })

  async function readDays(tx: Tx, { row, matter, actor }: Access): Promise<GuestDay[]> {
    const repo = guestsRepo(tx, actor.chamberId)
    const recorded = await repo.listRecorded(row.matter_id, row.id)
    const fees = await repo.listFees(row.id)
    const entries = (await hearings.listOfMatter(tx, actor, row.matter_id)).filter(
      ({ date, is_dropped }) => !is_dropped && (row.day === null || date === row.day),
    )
    const perDay = [...Map.groupBy(entries, ({ date }) => date).values()].flatMap(([first]) => first ?? [])
    const isRecordable = (date: CourtDate) =>
      row.level !== 'view' && date <= today() && date >= (row.day ?? courtDateAt(row.shared_at))
    const days = perDay.map((entry) => presentDay(entry, recorded, actor))
    const missing = row.day !== null && days.length === 0 ? [{ ...emptyDay(matter), date: row.day }] : []
    return [...days, ...missing].map((day) => ({
      ...day,
      fee: fees.get(day.date) ?? null,
      may_record: isRecordable(day.date) && (day.outcome === null || day.outcome.is_own),
    }))
  }

  async function present(token: string): Promise<GuestView> {
    const { access, chamber, days } = await enter(token, async (tx, entered) => ({
      access: entered,
      chamber: await diaryRepo(tx, entered.actor.chamberId).getChamberName(),
      days: entered.row.accepted_at ? await readDays(tx, entered) : [],
    }))
    const { row, matter, actor } = access
    const view = {
      chamber,
      name: row.accepted_name ?? row.name,
      role: row.role,
      level: row.level,
      day: row.day,
      ends_on: row.ends_on,
      today: today(),
    }
    if (!row.accepted_at) return { ...view, matter: null }
    const papers = row.papers.length > 0 ? await documents.list(actor, row.matter_id) : []
    return {
      ...view,
      matter: {
        title: matter.title,
        number: numberLabel(matter),
        court_title: courtTitle(matter.hc_name),
        next_date: row.day === null ? matter.next_date : null,
        days,
        orders: row.day === null ? (await orders.list(actor, row.matter_id)).map(presentOrder) : [],
        papers: papers
          .filter(({ _id }) => row.papers.includes(_id))
          .map(({ _id, name, current }) => ({ _id, name, size: current.size })),
      },
    }
  }

  /** Saves nothing if the same was saved before, so that a repeated request is no second outcome. */
  async function saveOutcome(tx: Tx, access: Access, { date, fee, ...said }: Omit<Outcome, 'token'>): Promise<void> {
    const { row, actor } = access
    authorize(actor, 'update', 'Matter')
    const day = (await readDays(tx, access)).find((one) => one.date === date)
    if (!day) throw new Invalid('The matter is not listed on that day.', { date: 'Choose a day on which it is listed' })
    if (day.outcome && !day.outcome.is_own)
      throw new Conflict('The chamber has recorded the outcome of this day already.', 'outcome-recorded')
    if (!day.may_record)
      throw new Invalid('The outcome of this day cannot be recorded.', { date: 'Choose another day' })
    const [outcome, name] = [{ ...said, business: said.business || null }, row.accepted_name ?? row.name]
    const isSame =
      day.outcome?.outcome === outcome.outcome &&
      day.outcome.next_date === outcome.next_date &&
      day.outcome.business === outcome.business
    const on = { matter_id: row.matter_id, date }
    if (!isSame)
      await outcomes.record(tx, actor, { ...on, ...outcome }, { guest: { id: row.id, name, role: row.role } })
    const of = { guestId: row.id, matterId: row.matter_id, on: date }
    await charges.putFeeOfGuest(tx, { chamberId: actor.chamberId, name }, of, fee)
  }

  return {
    async open(token: string): Promise<GuestView> {
      await enter(token, (tx, { row }) => guestsRepo(tx, row.chamber_id).addOpening(row.id, clock.now()))
      return present(token)
    },

    async accept(token: string, name: string): Promise<GuestView> {
      await enter(token, async (tx, { row }) => {
        if (row.accepted_at) return
        await guestsRepo(tx, row.chamber_id).update(row.id, { accepted_name: name, accepted_at: clock.now() })
        await emit(tx, { chamberId: row.chamber_id, name }, { type: 'guest.accepted', ...aboutGuest(row) })
      })
      return present(token)
    },

    async pack(token: string, date: CourtDate): Promise<{ name: string; content: Buffer }> {
      const { row, actor } = await enterAccepted(token, async (_tx, access) => access)
      authorize(actor, 'read', 'Note')
      if (row.day !== null && row.day !== date) throw new NotFound()
      return briefPack(actor, { date }, row.matter_id)
    },

    async file(token: string, { kind, id }: Omit<BodyOf<typeof guestFile>, 'token'>): Promise<StoredFile> {
      const { row, actor } = await enterAccepted(token, async (_tx, access) => access)
      const file = kind === 'order' ? await findOrder(row, actor, id) : await findPaper(row, actor, id)
      if (!file) throw new NotFound()
      return file
    },

    async record(token: string, outcome: Omit<Outcome, 'token'>): Promise<GuestView> {
      const { row } = await enterAccepted(token, async (_tx, access) => access)
      await limits.take('guest-saved', { name: row.id })
      await enterAccepted(token, (tx, access) => saveOutcome(tx, access, outcome))
      return present(token)
    },

    async addPapers(token: string, files: readonly SentFile[]): Promise<GuestView> {
      const { row, actor } = await enterAccepted(token, async (_tx, access) => access)
      authorize(actor, 'create', 'Document')
      if (files.length === 0) throw new Invalid('Choose at least one', { files: 'Choose at least one' })
      await limits.take('guest-saved', { name: row.id })
      const sent = await documents.keepSent(actor, row.matter_id, files)
      const name = row.accepted_name ?? row.name
      await enterAccepted(token, async (tx, { row: { matter_id, papers } }) => {
        const by = { chamberId: actor.chamberId, name }
        const made = await documents.create(tx, actor, { matter_id, upload_ids: sent, folder: name, tags: [], by })
        const shown = [...new Set([...papers, ...made.data.map(({ _id }) => _id)])]
        await guestsRepo(tx, actor.chamberId).update(row.id, { papers: shown })
      }).catch(async (error: unknown) => {
        await uploads.drop(actor, sent)
        throw error
      })
      return present(token)
    },
  }

  async function findOrder(row: GuestRow, actor: Actor, id: string): Promise<StoredFile | null> {
    return row.day === null ? orders.findFile(actor, row.matter_id, OrderId.parse(id)) : null
  }

  async function findPaper(row: GuestRow, actor: Actor, id: string): Promise<StoredFile | null> {
    const paper = (await documents.list(actor, row.matter_id)).find(({ _id }) => _id === id)
    if (!paper || !row.papers.includes(paper._id)) return null
    const file = await documents.findFile(actor, DocumentId.parse(id), paper.current.version)
    return file && { ...file, isPlaceless: true }
  }
}

const linkOver = () => new NotFound('This link is no longer valid. Ask for a new one.', 'guest-link-over')

function overIfMissing(error: unknown): never {
  throw error instanceof NotFound ? linkOver() : error
}

type BareDay = Omit<GuestDay, 'fee' | 'may_record'>

const emptyDay = ({ hc_name }: Matter): Omit<BareDay, 'date'> => ({
  court_title: courtTitle(hc_name),
  court_no: null,
  item: null,
  time: null,
  coram: null,
  stage: null,
  outcome: null,
  business: null,
  next_date: null,
})

const presentDay = (entry: HearingEntry, recorded: ReadonlySet<CourtDate>, actor: Actor): BareDay => ({
  date: entry.date,
  court_title: entry.court_title,
  court_no: entry.court_no,
  item: entry.item,
  time: entry.time,
  coram: entry.coram,
  stage: entry.stage,
  outcome: entry.outcome && {
    outcome: entry.outcome.outcome,
    next_date: entry.outcome.next_date,
    business: isAllowed(actor.abilities, 'read', 'Note') ? entry.outcome.business : null,
    is_own: recorded.has(entry.date),
  },
  business: entry.court_outcome?.business ?? null,
  next_date: entry.court_outcome?.next_date ?? null,
})

const presentOrder = ({ _id, date, kind, file }: Pick<Order, '_id' | 'date' | 'kind' | 'file'>) => ({
  _id,
  date,
  kind,
  is_ready: file !== null,
})
