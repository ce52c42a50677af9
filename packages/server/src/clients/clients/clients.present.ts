import type { Client, ClientDetail, ClientMatter, Consent } from '@peshi/contract/clients/clients'
import type { Matter } from '@peshi/contract/matters/matters'
import type { ClientDetailRow, ClientRow } from './clients.repo.ts'
import type { ConsentRow } from './consents.repo.ts'

export const presentClient = (row: ClientRow): Client => ({
  ...row,
  _id: row.id,
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
  ...matter,
  matter_id: matter._id,
  side,
  role,
})

export const presentClientDetail = (
  row: ClientDetailRow,
  more: Pick<ClientDetail, 'consents' | 'in_matters' | 'alike'>,
): ClientDetail => ({
  ...row,
  ...presentClient(row),
  ...more,
})
