import { clientsInBin, restoreClient } from '@peshi/contract/clients/clients'
import { caseLabel } from '@peshi/contract/courts/labels'
import { restoreTask, tasksInBin } from '@peshi/contract/day/tasks'
import { listDeletedDocuments, restoreDocuments } from '@peshi/contract/matters/documents'
import { listDeletedMatters, restoreMatter } from '@peshi/contract/matters/matters'
import { notesInBin, restoreNote } from '@peshi/contract/matters/notes'
import { invoicesInBin, restoreInvoice } from '@peshi/contract/office/invoices'
import type { Action, Subject } from '@peshi/contract/platform/abilities'
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

const when = ({ deleted_at, deleted_by }: Pick<BinEntry, 'deleted_at' | 'deleted_by'>) => ({ deleted_at, deleted_by })

const binKinds = {
  matter: {
    can: ['delete', 'Matter'],
    list: async () =>
      (await callApi(listDeletedMatters)).data.map((matter) => ({
        _id: matter._id,
        name: matter.title,
        place: caseLabel(matter),
        ...when(matter),
      })),
    restore: (id) => callApi(restoreMatter, { params: { id: id as MatterId } }),
  },
  note: {
    can: ['update', 'Note'],
    list: async () =>
      (await callApi(notesInBin)).data.map((note) => ({
        _id: note._id,
        name: note.text,
        place: note.matter_title,
        ...when(note),
      })),
    restore: (id) => callApi(restoreNote, { params: { id: id as NoteId } }),
  },
  invoice: {
    can: ['delete', 'Invoice'],
    list: async () =>
      (await callApi(invoicesInBin)).data.map((invoice) => ({
        _id: invoice._id,
        name: invoice.subject,
        place: invoice.name,
        ...when(invoice),
      })),
    restore: (id) => callApi(restoreInvoice, { params: { id: id as InvoiceId } }),
  },
  document: {
    can: ['delete', 'Document'],
    list: async () =>
      (await callApi(listDeletedDocuments)).data.map((document) => ({
        _id: document._id,
        name: document.name,
        place: document.matter_title,
        ...when(document),
      })),
    restore: (id) => callApi(restoreDocuments, { body: { ids: [id as DocumentId] } }),
  },
  client: {
    can: ['delete', 'Client'],
    list: async () =>
      (await callApi(clientsInBin)).data.map((client) => ({
        _id: client._id,
        name: client.name,
        place: client.merged_into?.name ?? null,
        ...when(client),
      })),
    restore: (id) => callApi(restoreClient, { params: { id: id as ClientId } }),
  },
  clock: {
    can: ['delete', 'Clock'],
    list: async () =>
      (await callApi(clocksInBin)).data.map((clock) => ({
        _id: clock._id,
        name: clock.title ?? i18n.t(`clocks:rule.${clock.rule}`, { defaultValue: clock.rule }),
        place: clock.ctitle,
        ...when(clock),
      })),
    restore: (id) => callApi(restoreClock, { params: { id: id as ClockId } }),
  },
  task: {
    can: ['delete', 'Task'],
    list: async () =>
      (await callApi(tasksInBin)).data.map((task) => ({
        _id: task._id,
        name: task.title,
        place: task.matter?.title ?? null,
        ...when(task),
      })),
    restore: (id) => callApi(restoreTask, { params: { id: id as TaskId } }),
  },
  appeal: {
    can: ['delete', 'Tracker'],
    list: async () =>
      (await callApi(appealsInBin)).data.map((tracker) => ({
        _id: tracker._id,
        name: [caseOf(tracker), partiesOf(tracker)].filter(Boolean).join(', '),
        place: tracker.bench,
        ...when(tracker),
      })),
    restore: (id) => callApi(restoreAppeals, { body: { ids: [id as AppealTrackerId] } }),
  },
  fir: {
    can: ['delete', 'Tracker'],
    list: async () =>
      (await callApi(firsInBin)).data.map((fir) => ({
        _id: fir._id,
        name: `${numberOf(fir)}, ${fir.police_station}`,
        place: fir.district,
        ...when(fir),
      })),
    restore: (id) => callApi(restoreFirs, { body: { ids: [id as FirTrackerId] } }),
  },
  caveat: {
    can: ['delete', 'Tracker'],
    list: async () =>
      (await callApi(caveatsInBin)).data.map((caveat) => ({
        _id: caveat._id,
        name: `${caveat.caveator} / ${caveat.caveatee}`,
        place: sayCourt(caveat.court_title),
        ...when(caveat),
      })),
    restore: (id) => callApi(restoreCaveats, { body: { ids: [id as CaveatTrackerId] } }),
  },
} satisfies Record<string, BinKind>

export type BinKindId = keyof typeof binKinds
export const binOf = (kind: BinKindId): BinKind => binKinds[kind]

export const binKindIds = Object.keys(binKinds) as BinKindId[]
