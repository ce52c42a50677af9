import { arrayBuffer } from 'node:stream/consumers'
import { openFile } from '@peshi/contract/platform/files'
import { blankPosition } from '@peshi/contract/platform/photo-position'
import { Conflict } from '../errors.ts'
import { type Bound, bindPublic } from '../http/bind.ts'
import type { Context } from '../process/context.ts'
import { dispositionOf } from './disposition.ts'
import type { StoredFile } from './file-addresses.ts'
import type { Files } from './files.ts'
import { drawPicturePages, isPicture, isShownAsPdf } from './picture-pages.ts'

async function readFile(files: Files, { key, mediaType, isPlaceless }: StoredFile) {
  const bytes = await files.read(key)
  if (!isPlaceless || !isPicture(mediaType)) return bytes
  const photo = new Uint8Array(await arrayBuffer(bytes))
  blankPosition(photo)
  return Buffer.from(photo.buffer)
}

export function filesRoutes(context: Context): Bound[] {
  const { files, services } = context
  const { limits, fileAddresses: addresses } = services
  return [
    bindPublic(openFile, 'file-address', async ({ params, request, reply }) => {
      const file = await limits.hold('file-address', { network: request.ip }, () => addresses.open(params.token))
      const isDrawn = file.inline && isShownAsPdf(file.mediaType)
      const bytes = isDrawn
        ? await drawPicturePages(await files.lend(file.key), file.mediaType, { owner: request.ip })
        : await readFile(files, file)
      if (bytes === null) throw new Conflict('This picture is damaged or too large to show.', 'picture-not-shown')
      return reply
        .headers({
          'content-disposition': dispositionOf(file),
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        })
        .type(isDrawn ? 'application/pdf' : file.mediaType)
        .send(bytes)
    }),
  ]
}
