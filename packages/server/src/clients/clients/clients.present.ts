import type { Client, ClientDetail, ClientMatter, Consent, EditedClient } from '@peshi/contract/clients/clients'
import type { Matter } from '@peshi/contract/matters/matters'
import { presentVersion } from '../../platform/db/versions.ts'
import type { ClientDetailRow, ClientRow } from './clients.repo.ts'
import type { ConsentRow } from './consents.repo.ts'

export const presentClient = (row: ClientRow): Client => ({
  ...row,
  ...presentVersion(row),
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

export const presentEditedClient = (row: ClientDetailRow): EditedClient => ({ ...row, ...presentClient(row) })

export const presentClientDetail = (
  row: ClientDetailRow,
  more: Pick<ClientDetail, 'consents' | 'in_matters' | 'alike'>,
): ClientDetail => ({ ...presentEditedClient(row), is_hidden: row.is_hidden, ...more })
