import type { TicketId } from '@peshi/contract/platform/ids'
import { readForm, readOneOf, readPage, uuidForm } from '../../app/read-search.ts'

export const ticketStatuses = ['open', 'answered', 'closed'] as const

export interface DeskSearch {
  status?: (typeof ticketStatuses)[number]
  page?: number
  ticket?: TicketId
}

export interface SupportSearch extends DeskSearch {
  new?: boolean
  from?: string
  request?: string
}

const readText = (raw: unknown, atMost: number) =>
  typeof raw === 'string' && raw !== '' && raw.length <= atMost ? raw : undefined

export function readDeskSearch(raw: Record<string, unknown>): DeskSearch {
  return {
    status: readOneOf(ticketStatuses, raw.status),
    page: readPage(raw.page),
    ticket: readForm<TicketId>(uuidForm, raw.ticket),
  }
}

export const readSupportSearch = (raw: Record<string, unknown>): SupportSearch => ({
  ...readDeskSearch(raw),
  new: raw.new === true ? true : undefined,
  from: readText(raw.from, 500),
  request: readText(raw.request, 100),
})
