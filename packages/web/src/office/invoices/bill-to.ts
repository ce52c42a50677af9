import type { ClientDetail } from '@peshi/contract/clients/clients'
import type { InvoiceDraft } from './invoice-draft.ts'

type BillTo = Pick<InvoiceDraft, 'name' | 'address' | 'gstin' | 'place'>

export function billToOf(client: Pick<ClientDetail, 'name' | 'addresses' | 'gstin'> | null): BillTo {
  const [place] = client?.addresses ?? []
  return {
    name: client?.name ?? '',
    address: place ? [place.lines, place.city, place.pin].filter(Boolean).join(', ') : '',
    gstin: client?.gstin ?? '',
    place: client?.gstin?.slice(0, 2) ?? null,
  }
}

export function withClient(draft: InvoiceDraft, before: BillTo, now: BillTo): InvoiceDraft {
  const isTheirs = (field: keyof BillTo) => !draft[field]?.trim() || draft[field] === before[field]
  const fields = (['name', 'address', 'gstin', 'place'] as const).filter(isTheirs)
  return { ...draft, ...Object.fromEntries(fields.map((field) => [field, now[field]])) }
}
