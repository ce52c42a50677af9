import { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { isSignedBy, keysFor, sign } from '../../platform/crypto/keys.ts'

export interface StopGrant {
  chamberId: ChamberId
  personId: PersonId
}

export function createStopTokens(secret: string) {
  const keys = keysFor(secret, 'stop-alerts')
  return {
    issue({ chamberId, personId }: StopGrant): string {
      const said = `${chamberId}.${personId}`
      return `${said}.${sign(keys[0], said)}`
    },

    read(token: string): StopGrant | null {
      const [chamber, person, mac = '', ...rest] = token.split('.')
      const [chamberId, personId] = [ChamberId.safeParse(chamber), PersonId.safeParse(person)]
      if (!chamberId.success || !personId.success || rest.length > 0) return null
      if (!isSignedBy(keys, `${chamber}.${person}`, mac)) return null
      return { chamberId: chamberId.data, personId: personId.data }
    },
  }
}
