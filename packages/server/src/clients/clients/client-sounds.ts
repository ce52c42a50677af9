import type { ChamberId } from '@peshi/contract/platform/ids'
import { nameSoundsRepo } from '../../courts/names/name-sounds.repo.ts'
import { personsOfClient } from '../../courts/names/party-names.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { ClientRow } from './clients.repo.ts'

export const keepClientSounds = (
  tx: Tx,
  chamberId: ChamberId,
  clients: readonly Pick<ClientRow, 'id' | 'name' | 'aliases'>[],
) =>
  nameSoundsRepo(tx, chamberId).put(
    'client',
    clients.map(({ id, name, aliases }) => ({
      id,
      persons: personsOfClient([name, ...aliases]).map((one) => ({ ...one, side: null })),
      words: [name, ...aliases],
    })),
  )
