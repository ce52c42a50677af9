import { ChamberRole } from '@peshi/contract/platform/abilities'
import { ChamberId, DocumentId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { isSignedBy, keysFor, sign } from '../../platform/crypto/keys.ts'

const goodForMs = 600_000

const ZipGrant = z.object({
  chamberId: ChamberId,
  personId: PersonId,
  role: ChamberRole,
  matterId: MatterId,
  ids: z.array(DocumentId).optional(),
})
export type ZipGrant = z.infer<typeof ZipGrant>

/** A browser download cannot send a bearer token, so the signed URL itself grants access. */
export function createZipAddresses({ secret, clock }: { secret: string; clock: Clock }) {
  const keys = keysFor(secret, 'zip-address')
  return {
    sign(grant: ZipGrant): string {
      const until = clock.now().getTime() + goodForMs
      const payload = Buffer.from(JSON.stringify({ ...grant, until })).toString('base64url')
      return `/api/documents.zip?token=${payload}.${sign(keys[0], payload)}`
    },
    read(token: string): ZipGrant | null {
      const [payload = '', mac = ''] = token.split('.')
      if (!isSignedBy(keys, payload, mac)) return null
      const signed: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
      const { until, ...grant } = ZipGrant.extend({ until: z.number() }).parse(signed)
      return until > clock.now().getTime() ? grant : null
    },
  }
}
