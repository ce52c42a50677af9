import type { Client, ClientDetail, ClientMatter, Consent } from '@peshi/contract/clients/clients'
import type { Matter } from '@peshi/contract/matters/matters'
import type { ClientDetailRow, ClientRow } from './clients.repo.ts'
import type { ConsentRow } from './consents.repo.ts'

export const presentClient = (row: ClientRow): Client => ({
  _id: row.id,
  kind: row.kind,
  name: row.name,
  aliases: row.aliases,
  contact_person: row.contact_person,
  mobile: row.mobile,
  email: row.email,
  matters: row.matters,
  has_consent: row.has_consent,
  created_at: row.created_at.toISOString(),
})

export const presentConsent = ({ id, recorded_at, purposes, ...row }: ConsentRow): Consent => ({
  ...row,
  _id: id,
  purposes: purposes as Consent['purposes'],
  recorded_at: recorded_at.toISOString(),
})

export const presentClientMatter = (
  matter: Matter,
  { side, role }: Pick<ClientMatter, 'side' | 'role'>,
): ClientMatter => ({
  matter_id: matter._id,
  title: matter.title,
  type: matter.type,
  hc_name: matter.hc_name,
  court_title: matter.court_title,
  unique_id: matter.unique_id,
  unique_case_number: matter.unique_case_number,
  case_type: matter.case_type,
  case_number: matter.case_number,
  case_year: matter.case_year,
  case_status: matter.case_status,
  next_date: matter.next_date,
  side,
  role,
})

export const presentClientDetail = (
  row: ClientDetailRow,
  more: Pick<ClientDetail, 'consents' | 'in_matters' | 'alike'>,
): ClientDetail => ({
  ...presentClient(row),
  addresses: row.addresses,
  gstin: row.gstin,
  pan: row.pan,
  language: row.language,
  note: row.note,
  ...more,
})
