import { clientsInBin, restoreClient } from '@peshi/contract/clients/clients'
import { restoreTask, tasksInBin } from '@peshi/contract/day/tasks'
import { listDeletedDocuments, restoreDocuments } from '@peshi/contract/matters/documents'
import { listDeletedMatters, restoreMatter } from '@peshi/contract/matters/matters'
import { notesInBin, restoreNote } from '@peshi/contract/matters/notes'
import { invoicesInBin, restoreInvoice } from '@peshi/contract/office/invoices'
import type { Action, Subject } from '@peshi/contract/platform/abilities'
import type { DataOf, Endpoint } from '@peshi/contract/platform/endpoint'
import type {
  AppealTrackerId,
  CaveatTrackerId,
  ClientId,
  ClockId,
  DocumentId,
  FirTrackerId,
  InvoiceId,
  MatterId,
  NoteId,
  TaskId,
} from '@peshi/contract/platform/ids'
import { appealsInBin, restoreAppeals } from '@peshi/contract/trackers/appeals'
import { caveatsInBin, restoreCaveats } from '@peshi/contract/trackers/caveats'
import { clocksInBin, restoreClock } from '@peshi/contract/trackers/clocks'
import { firsInBin, restoreFirs } from '@peshi/contract/trackers/firs'
import { callApi } from '../../platform/api/call-api.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import { sayCase } from '../../platform/i18n/say-case.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { caseOf, partiesOf } from '../../trackers/appeals/appeal-words.ts'
import { numberOf } from '../../trackers/firs/fir-words.ts'

export interface BinEntry {
  _id: string
  name: string
  place: string | null
  deleted_at: string
  deleted_by: string | null
}

interface BinKind {
  can: readonly [Action, Subject]
  list(): Promise<BinEntry[]>
  restore(id: string): Promise<unknown>
}

type RowOf<E> = DataOf<E> extends readonly (infer Row)[] ? Row : never

function kind<E extends Endpoint>(
  can: BinKind['can'],
  inBin: E,
  describe: (row: RowOf<E>) => Pick<BinEntry, 'name' | 'place'>,
  restore: BinKind['restore'],
): BinKind {
  const list = async () => {
    const { data } = (await callApi(inBin)) as unknown as { data: (RowOf<E> & Omit<BinEntry, 'name' | 'place'>)[] }
    return data.map((row) => {
      const { _id, deleted_at, deleted_by } = row
      return { _id, deleted_at, deleted_by, ...describe(row) }
    })
  }
  return { can, list, restore }
}

const binKinds = {
  matter: kind(
    ['delete', 'Matter'],
    listDeletedMatters,
    (matter) => ({ name: matter.title, place: sayCase(matter) }),
    (id) => callApi(restoreMatter, { params: { id: id as MatterId } }),
  ),
  note: kind(
    ['update', 'Note'],
    notesInBin,
    (note) => ({ name: note.text, place: note.matter_title }),
    (id) => callApi(restoreNote, { params: { id: id as NoteId } }),
  ),
  invoice: kind(
    ['delete', 'Invoice'],
    invoicesInBin,
    (invoice) => ({ name: invoice.subject, place: invoice.name }),
    (id) => callApi(restoreInvoice, { params: { id: id as InvoiceId } }),
  ),
  document: kind(
    ['delete', 'Document'],
    listDeletedDocuments,
    (document) => ({ name: document.name, place: document.matter_title ?? document.client?.name ?? null }),
    (id) => callApi(restoreDocuments, { body: { ids: [id as DocumentId] } }),
  ),
  client: kind(
    ['delete', 'Client'],
    clientsInBin,
    (client) => ({ name: client.name, place: client.merged_into?.name ?? null }),
    (id) => callApi(restoreClient, { params: { id: id as ClientId } }),
  ),
  clock: kind(
    ['delete', 'Clock'],
    clocksInBin,
    (clock) => ({
      name: clock.title ?? i18n.t(`clocks:rule.${clock.rule}`, { defaultValue: clock.rule }),
      place: clock.ctitle,
    }),
    (id) => callApi(restoreClock, { params: { id: id as ClockId } }),
  ),
  task: kind(
    ['delete', 'Task'],
    tasksInBin,
    (task) => ({ name: task.title, place: task.matter?.title ?? null }),
    (id) => callApi(restoreTask, { params: { id: id as TaskId } }),
  ),
  appeal: kind(
    ['delete', 'Tracker'],
    appealsInBin,
    (tracker) => ({ name: [caseOf(tracker), partiesOf(tracker)].filter(Boolean).join(', '), place: tracker.bench }),
    (id) => callApi(restoreAppeals, { body: { ids: [id as AppealTrackerId] } }),
  ),
  fir: kind(
    ['delete', 'Tracker'],
    firsInBin,
    (fir) => ({ name: `${numberOf(fir)}, ${fir.police_station}`, place: fir.district }),
    (id) => callApi(restoreFirs, { body: { ids: [id as FirTrackerId] } }),
  ),
  caveat: kind(
    ['delete', 'Tracker'],
    caveatsInBin,
    (caveat) => ({ name: `${caveat.caveator} / ${caveat.caveatee}`, place: sayCourt(caveat.court_title) }),
    (id) => callApi(restoreCaveats, { body: { ids: [id as CaveatTrackerId] } }),
  ),
} satisfies Record<string, BinKind>

export type BinKindId = keyof typeof binKinds
export const binOf = (kind: BinKindId): BinKind => binKinds[kind]

export const binKindIds = Object.keys(binKinds) as BinKindId[]
