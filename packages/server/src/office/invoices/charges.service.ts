import { isAppearance, Outcome } from '@peshi/contract/matters/outcomes'
import {
  type addCharge,
  type Charge,
  type ClientFee,
  type FeeTerms,
  isUnbilled,
  type MatterMoney,
  type saveClientFee,
  type saveFeeTerms,
  type updateCharge,
} from '@peshi/contract/office/charges'
import type { InvoiceProduct } from '@peshi/contract/office/invoices'
import { CourtDate } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import {
  CertifiedCopyId,
  type ChargeId,
  type ClientId,
  type DocumentId,
  type GuestId,
  type InvoiceId,
  type MatterId,
} from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { paiseOfRupees } from '@peshi/contract/platform/money'
import { clientsRepo } from '../../clients/clients/clients.repo.ts'
import { documentsRepo } from '../../matters/documents/documents.repo.ts'
import { mattersRepo } from '../../matters/matters/matters.repo.ts'
import { certifiedCopiesRepo } from '../../papers/certified-copies/certified-copies.repo.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { presentVersion } from '../../platform/db/versions.ts'
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import type { Doer, Event, Hearers } from '../../platform/events/emit.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { type ChargeRow, chargesRepo, type StoredCharge } from './charges.repo.ts'

interface OfGuest {
  guestId: GuestId
  matterId: MatterId
  on: CourtDate
}

type Billed = Map<ChargeId, { _id: InvoiceId; number: string | null }>

export function createCharges({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>) {
  const about = ({ id, matter_id }: Pick<StoredCharge, 'id' | 'matter_id'>) => ({
    subject: { kind: 'charge', id },
    matterId: matter_id,
  })

  const present = (actor: Actor, row: ChargeRow, billed: Billed): Charge => ({
    _id: row.id,
    kind: row.kind,
    on: CourtDate.parse(row.on),
    what: row.what,
    amount: row.amount,
    paid_by: row.paid_by,
    paper:
      row.document_id && row.paper !== null && isAllowed(actor.abilities, 'read', 'Document')
        ? { _id: row.document_id, name: row.paper }
        : null,
    invoice: billed.get(row.id) ?? null,
    ...presentVersion(row),
  })

  async function read(tx: Tx, actor: Actor, id: ChargeId): Promise<Charge> {
    const repo = chargesRepo(tx, actor.chamberId)
    const row = await repo.get(id)
    return present(actor, row, await repo.listBilled(row.matter_id))
  }

  async function assertPaper(tx: Tx, actor: Actor, matterId: MatterId, id: DocumentId | null | undefined) {
    if (!id) return
    const paper = await documentsRepo(tx, actor.chamberId).get(id)
    if (paper.matter_id !== matterId) throw new NotFound()
  }

  /** Raises the version of a charge that is on no invoice. */
  async function raiseUnbilled(tx: Tx, actor: Actor, id: ChargeId, seen: number | undefined): Promise<ChargeRow> {
    const repo = chargesRepo(tx, actor.chamberId)
    await repo.raiseVersion(id, { by: actor, at: clock.now(), seen, read: () => read(tx, actor, id) })
    const row = await repo.get(id)
    if ((await repo.listBilled(row.matter_id)).has(id)) throw isBilled()
    return row
  }

  async function getMatter(tx: Tx, actor: Actor, id: MatterId): Promise<void> {
    await mattersRepo(tx, actor.chamberId).get(id)
  }

  return {
    money: (actor: Actor, matterId: MatterId): Promise<MatterMoney> => {
      authorize(actor, 'read', 'Invoice')
      return db.asChamber(actor, async (tx) => {
        await getMatter(tx, actor, matterId)
        const repo = chargesRepo(tx, actor.chamberId, actor)
        const [terms, client_fee, { billed, paid }, rows, onInvoices] = [
          await repo.findTerms(matterId),
          await repo.findClientFee(matterId),
          await repo.sumsOf(matterId),
          await repo.listOf(matterId),
          await repo.listBilled(matterId),
        ]
        const charges = rows.map((row) => present(actor, row, onInvoices))
        const unbilled = charges.filter(isUnbilled).reduce((sum, { amount }) => sum + paiseOfRupees(amount), 0)
        return { terms, client_fee, billed, paid, due: billed - paid, unbilled, charges }
      })
    },

    async saveTerms(
      tx: Tx,
      actor: Actor,
      matterId: MatterId,
      { version, ...terms }: BodyOf<typeof saveFeeTerms>,
    ): Promise<FeeTerms> {
      authorize(actor, 'update', 'Invoice')
      await getMatter(tx, actor, matterId)
      const repo = chargesRepo(tx, actor.chamberId)
      const before = await repo.findTerms(matterId)
      const read = () => repo.findTerms(matterId)
      await repo.putTerms(matterId, terms, { by: actor, at: clock.now(), seen: version, read })
      const detail = changesOf<typeof terms>(before, terms, ['agreed', 'appearance'])
      await emit(tx, actor, { type: 'charge.terms', subject: { kind: 'matter', id: matterId }, matterId, detail })
      return read()
    },

    /** The fee is a part of the client's record, and has its version. */
    async saveClientFee(
      tx: Tx,
      actor: Actor,
      id: ClientId,
      { version, appearance }: BodyOf<typeof saveClientFee>,
    ): Promise<ClientFee> {
      authorize(actor, 'update', 'Invoice')
      const repo = chargesRepo(tx, actor.chamberId)
      const before = await repo.getClientFee(id)
      const read = () => repo.getClientFee(id)
      const clients = clientsRepo(tx, actor.chamberId)
      await clients.raiseVersion(id, { by: actor, at: clock.now(), seen: version, read })
      await clients.update(id, { appearance_fee: appearance })
      const detail = changesOf<{ appearance: number | null }>(before, { appearance }, ['appearance'])
      await emit(tx, actor, { type: 'charge.terms', subject: { kind: 'client', id }, detail })
      return read()
    },

    async add(tx: Tx, actor: Actor, input: BodyOf<typeof addCharge>): Promise<Charge> {
      authorize(actor, 'create', 'Invoice')
      await getMatter(tx, actor, input.matter_id)
      await assertPaper(tx, actor, input.matter_id, input.document_id)
      const id = newId() as ChargeId
      await chargesRepo(tx, actor.chamberId).insert(id, { ...input, edited_by: actor.personId, edited_at: clock.now() })
      await emit(tx, actor, { type: 'charge.added', ...about({ id, matter_id: input.matter_id }) })
      return read(tx, actor, id)
    },

    async update(
      tx: Tx,
      actor: Actor,
      id: ChargeId,
      { version, ...input }: BodyOf<typeof updateCharge>,
    ): Promise<Charge> {
      authorize(actor, 'update', 'Invoice')
      const before = await raiseUnbilled(tx, actor, id, version)
      await assertPaper(tx, actor, before.matter_id, input.document_id)
      const after = { ...before, ...input }
      if (before.is_of_outcome && after.on !== before.on) {
        const sentence = 'This fee belongs to the hearing of its day. Delete it, and add another one.'
        throw new Invalid(sentence, { on: sentence })
      }
      if (after.kind !== 'appearance' && after.what === null)
        throw new Invalid('Say what it was for', { what: 'Say what it was for' })
      await chargesRepo(tx, actor.chamberId).update(id, input)
      const detail = changesOf<StoredCharge>(before, after, ['kind', 'on', 'amount', 'paid_by'])
      await emit(tx, actor, { type: 'charge.edited', ...about(before), detail })
      return read(tx, actor, id)
    },

    async remove(tx: Tx, actor: Actor, id: ChargeId, seen?: number): Promise<void> {
      authorize(actor, 'delete', 'Invoice')
      const row = await raiseUnbilled(tx, actor, id, seen)
      const repo = chargesRepo(tx, actor.chamberId)
      if (row.is_of_outcome) await repo.update(id, { removed_at: clock.now() })
      else await repo.remove(id)
      await emit(tx, actor, { type: 'charge.deleted', ...about(row) })
    },

    /** The fee that a person outside the chamber asked for a day. Null takes it back. */
    async putFeeOfGuest(
      tx: Tx,
      by: Doer & { name: string },
      { guestId, matterId, on }: OfGuest,
      amount: number | null,
    ) {
      const repo = chargesRepo(tx, by.chamberId)
      const found = await repo.findOfGuest(guestId, on)
      if ((found?.amount ?? null) === amount) return
      if (found && (await repo.listBilled(matterId)).has(found.id)) throw isBilled()
      if (!found) {
        const id = newId() as ChargeId
        const fee = { kind: 'expense', on, what: by.name, amount: amount ?? 0, paid_by: 'chamber' } as const
        await repo.insert(id, { ...fee, guest_id: guestId, matter_id: matterId })
        await emit(tx, by, { type: 'charge.added', ...about({ id, matter_id: matterId }) })
      } else if (amount === null) {
        await repo.remove(found.id)
        await emit(tx, by, { type: 'charge.deleted', ...about(found) })
      } else {
        await repo.raiseVersion(found.id, { by, at: clock.now() })
        await repo.update(found.id, { amount })
        await emit(tx, by, { type: 'charge.edited', ...about(found), detail: changesOf(found, { amount }, ['amount']) })
      }
    },

    /** The cost of a certified copy. Null takes it back. A charge that is on an invoice stays as it was billed. */
    async putCostOfCopy(tx: Tx, by: Doer, id: CertifiedCopyId, matterId: MatterId, amount: number | null) {
      const repo = chargesRepo(tx, by.chamberId)
      const found = await repo.findOfCopy(id)
      if (found && (await repo.listBilled(matterId)).has(found.id)) return
      if (!amount) {
        if (!found) return
        await repo.remove(found.id)
        await emit(tx, by, { type: 'charge.deleted', ...about(found) })
      } else if (found) {
        await repo.raiseVersion(found.id, { by, at: clock.now() })
        await repo.update(found.id, { amount })
        await emit(tx, by, { type: 'charge.edited', ...about(found), detail: changesOf(found, { amount }, ['amount']) })
      } else {
        const { paper, applied_on } = await certifiedCopiesRepo(tx, by.chamberId).get(id)
        const charge = newId() as ChargeId
        const what = `Certified copy: ${paper}`.slice(0, 300)
        const cost = { kind: 'expense', on: applied_on, what, amount, paid_by: 'chamber', copy_id: id } as const
        await repo.insert(charge, { ...cost, matter_id: matterId })
        await emit(tx, by, { type: 'charge.added', ...about({ id: charge, matter_id: matterId }) })
      }
    },

    /** An outcome of the day adds the fee of an appearance. Without one, a fee that is on no invoice is taken back. */
    async keepAppearance(tx: Tx, by: Doer, matterId: MatterId, on: CourtDate, outcome: Outcome | null): Promise<void> {
      const repo = chargesRepo(tx, by.chamberId)
      const found = await repo.findOfOutcome(matterId, on)
      if (outcome && isAppearance(outcome)) {
        if (found) return
        const amount = (await repo.findTerms(matterId)).appearance ?? (await repo.findClientFee(matterId))
        if (!amount) return
        const id = newId() as ChargeId
        const fee = { kind: 'appearance', on, amount, paid_by: 'chamber', is_of_outcome: true } as const
        await repo.insert(id, { ...fee, matter_id: matterId })
        await emit(tx, by, { type: 'charge.added', ...about({ id, matter_id: matterId }) })
      } else if (found && !found.removed_at && !(await repo.listBilled(matterId)).has(found.id)) {
        await repo.remove(found.id)
        await emit(tx, by, { type: 'charge.deleted', ...about(found) })
      }
    },
  }
}

const isBilled = () =>
  new Conflict('This charge is on an invoice already. Take it off that invoice first.', 'charge-billed')

interface Billing {
  id: InvoiceId
  matter_id: MatterId | null
  products: readonly InvoiceProduct[]
}

/** Refuses an invoice that bills a charge of another matter, or one that is on another invoice. */
export async function assertBilledOnce(tx: Tx, actor: Actor, { id, matter_id, products }: Billing): Promise<void> {
  const ids = products.flatMap(({ charge_id }) => charge_id ?? [])
  if (ids.length === 0) return
  const repo = chargesRepo(tx, actor.chamberId)
  const found = await repo.lock(ids)
  const isForeign = ids.some((one) => !found.some((row) => row.id === one && row.matter_id === matter_id))
  if (isForeign || !matter_id)
    throw new Invalid('A line bills a charge that is not one of this matter.', {}, 'charge-of-other-matter')
  const billed = await repo.listBilled(matter_id)
  if (new Set(ids).size < ids.length || ids.some((one) => (billed.get(one)?._id ?? id) !== id)) throw isBilled()
}

type OfCopy = 'certified-copy.added' | 'certified-copy.changed' | 'certified-copy.deleted'

export function chargeCopies({ services }: Pick<Context, 'services'>): Hearers {
  async function keep(tx: Tx, events: readonly Event<OfCopy>[]): Promise<void> {
    for (const { type, chamberId, by, matterId, subject, detail } of events) {
      const isGone = type === 'certified-copy.deleted'
      if (!chamberId || !matterId || !(isGone || (detail && 'cost_after' in detail))) continue
      const cost = isGone ? null : Number(detail?.cost_after ?? 0)
      const id = CertifiedCopyId.parse(subject.id)
      await services.charges.putCostOfCopy(tx, { chamberId, personId: by }, id, matterId, cost)
    }
  }
  return { 'certified-copy.added': keep, 'certified-copy.changed': keep, 'certified-copy.deleted': keep }
}

type OfOutcome = 'hearing.noted' | 'hearing.outcome-removed' | 'hearing.deleted' | 'hearing.restored'

export function chargeAppearances({ services }: Pick<Context, 'services'>): Hearers {
  async function keep(tx: Tx, events: readonly Event<OfOutcome>[]): Promise<void> {
    for (const { chamberId, by, matterId, detail } of events) {
      if (!chamberId || !matterId || !detail) continue
      const outcome = Outcome.safeParse(detail.outcome).data ?? null
      const on = CourtDate.parse(detail.date)
      await services.charges.keepAppearance(tx, { chamberId, personId: by }, matterId, on, outcome)
    }
  }
  return {
    'hearing.noted': keep,
    'hearing.outcome-removed': keep,
    'hearing.deleted': keep,
    'hearing.restored': keep,
  }
}
