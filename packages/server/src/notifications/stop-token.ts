import { timingSafeEqual } from 'node:crypto'
import { ChamberId, PersonId } from '@peshi/contract/ids'
import { keyFor, sign } from '../account/keys.ts'

export interface StopGrant {
  chamberId: ChamberId
  personId: PersonId
}

/** What a mail's link to end such mail holds: good for as long as the person gets any, and for that alone. */
export function createStopTokens(secret: string) {
  const key = keyFor(secret, 'stop-alerts')
  return {
    issue({ chamberId, personId }: StopGrant): string {
      const said = `${chamberId}.${personId}`
      return `${said}.${sign(key, said)}`
    },

    /** Null for what was not issued here. */
    read(token: string): StopGrant | null {
      const [chamber, person, mac = '', ...rest] = token.split('.')
      const [chamberId, personId] = [ChamberId.safeParse(chamber), PersonId.safeParse(person)]
      if (!chamberId.success || !personId.success || rest.length > 0) return null
      const [given, right] = [Buffer.from(mac), Buffer.from(sign(key, `${chamber}.${person}`))]
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      return { chamberId: chamberId.data, personId: personId.data }
    },
  }
}
