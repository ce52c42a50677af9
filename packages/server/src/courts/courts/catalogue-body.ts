import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Court } from '@peshi/contract/courts/courts'
import type { CourtId } from '@peshi/contract/platform/ids'
import { courts } from '@peshi/courts/catalogue/courts'

export interface CatalogueBody {
  etag: string
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>
}

export function makeCatalogueBody(isFindable: (court: CourtId) => boolean): CatalogueBody {
  const marked = (list: Court[]) => list.map((court) => (isFindable(court._id) ? { ...court, findable: true } : court))
  const reply = {
    success: true,
    supremeCourts: marked(courts.supremeCourts),
    highCourts: marked(courts.highCourts),
    districtCourts: marked(courts.districtCourts),
    tribunalsCourts: marked(courts.tribunalsCourts),
  }
  const identity = Buffer.from(JSON.stringify(reply))
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: {
      identity,
      gzip: gzipSync(identity, { level: 9 }),
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    },
  }
}

export function chooseEncoding(accepted: string): keyof CatalogueBody['bodies'] {
  const takes = (name: string) =>
    new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))\\s*(;|,|$)`).test(accepted)
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
