import type { ClientDetail } from '@peshi/contract/clients/clients'
import type { ClientBody } from './clients.api.ts'

export interface ClientDraft {
  kind: ClientDetail['kind']
  name: string
  aliases: string
  contact_person: string
  mobile: string
  email: string
  address: string
  city: string
  state: string
  pin: string
  gstin: string
  pan: string
  language: string
  note: string
  refuses_model: boolean
}

export function draftOf(client: ClientDetail | null, name = ''): ClientDraft {
  const [address] = client?.addresses ?? []
  return {
    kind: client?.kind ?? 'person',
    name: client?.name ?? name,
    aliases: client?.aliases.join('\n') ?? '',
    contact_person: client?.contact_person ?? '',
    mobile: client?.mobile ?? '',
    email: client?.email ?? '',
    address: address?.lines ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    pin: address?.pin ?? '',
    gstin: client?.gstin ?? '',
    pan: client?.pan ?? '',
    language: client?.language ?? '',
    note: client?.note ?? '',
    refuses_model: client?.refuses_model ?? false,
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const orNull = (text: string) => text.trim() || null

export function bodyOf(draft: ClientDraft, client: ClientDetail | null): ClientBody {
  const [first, ...further] = client?.addresses ?? []
  const { address, city, state, pin } = draft
  const place = { label: first?.label ?? null, city: orNull(city), state: orNull(state), pin: orNull(pin) }
  return {
    kind: draft.kind,
    name: draft.name.trim(),
    aliases: linesOf(draft.aliases),
    contact_person: orNull(draft.contact_person),
    mobile: orNull(draft.mobile),
    email: orNull(draft.email),
    addresses: orNull(address) ? [{ ...place, lines: address.trim() }, ...further] : further,
    gstin: orNull(draft.gstin),
    pan: orNull(draft.pan),
    language: (draft.language || null) as ClientBody['language'],
    note: orNull(draft.note),
    refuses_model: draft.refuses_model,
  }
}

export const fieldsOf = (client: ClientDetail): ClientBody => bodyOf(draftOf(client), client)

export const sayPlace = ({ lines, city, state, pin }: NonNullable<ClientBody['addresses']>[number]): string =>
  [lines, city, state, pin].filter(Boolean).join(', ')

export const namesOf = (draft: ClientDraft) => [draft.name.trim(), ...linesOf(draft.aliases)].filter(Boolean)
