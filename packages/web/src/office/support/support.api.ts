import * as contract from '@peshi/contract/office/support'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { TicketId } from '@peshi/contract/platform/ids'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData, usePage } from '../../platform/api/use-data.ts'
import { waitOrOnline } from '../../platform/uploads/send-file.ts'
import type { FileCalls } from './choose-files.tsx'
import type { DeskSearch } from './support.search.ts'

const key = ['support'] as const
export const perPage = 25
export type NewTicket = NonNullable<InputOf<typeof contract.createTicket>['body']>
export type Written = NonNullable<InputOf<typeof contract.replyToTicket>['body']>

const toQuery = ({ status, page }: DeskSearch) => ({ 'filters[status]': status, page, perPage })

export const useTickets = (search: DeskSearch) =>
  usePage([...key, 'list', toQuery(search)], contract.listTickets, { query: toQuery(search) })

export const useDesk = (search: DeskSearch) =>
  usePage([...key, 'desk', toQuery(search)], contract.listDesk, { query: toQuery(search) })

export const useTicket = (id: TicketId) => useData([...key, 'ticket', id], contract.getTicket, { params: { id } })

export const useDeskTicket = (id: TicketId) =>
  useData([...key, 'desk-ticket', id], contract.getDeskTicket, { params: { id } })

export const useCreateTicket = () =>
  useChange(async (body: NewTicket) => (await callApi(contract.createTicket, { body })).data, [key])

export const useTicketActions = (id: TicketId) => ({
  write: useChange((body: Written) => callApi(contract.replyToTicket, { params: { id }, body }), [key]),
  close: useChange((undo: boolean) => callApi(contract.closeTicket, { params: { id }, body: { undo } }), [key]),
})

export const deskFiles = (id: TicketId): FileCalls => ({
  begin: async (body, signal) => (await callApi(contract.beginDeskUpload, { params: { id }, body }, { signal })).data,
  send: async (upload, offset, part, signal) =>
    (await callApi(contract.sendDeskPart, { params: { id, upload }, query: { offset }, body: part }, { signal })).data,
  wait: waitOrOnline,
})

export const useDeskActions = (id: TicketId) => ({
  write: useChange((body: Written) => callApi(contract.answerTicket, { params: { id }, body }), [key]),
  close: useChange((undo: boolean) => callApi(contract.closeDeskTicket, { params: { id }, body: { undo } }), [key]),
})

export type TicketActions = ReturnType<typeof useTicketActions> | ReturnType<typeof useDeskActions>
