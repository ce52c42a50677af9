import { arrayBuffer } from 'node:stream/consumers'
import { blankPosition } from '@peshi/contract/platform/photo-position'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Conflict } from '../errors.ts'
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

/** Sends a file that the reader may have, as a page of a PDF if the browser shows it that way. */
export async function sendFile(files: Files, file: StoredFile, isInline: boolean, { request, reply }: Sending) {
  const isDrawn = isInline && isShownAsPdf(file.mediaType)
  const bytes = isDrawn
    ? await drawPicturePages(await files.lend(file.key), file.mediaType, { owner: request.ip })
    : await readFile(files, file)
  if (bytes === null) throw new Conflict('This picture is damaged or too large to show.', 'picture-not-shown')
  return reply
    .headers({
      'content-disposition': dispositionOf({ ...file, inline: isInline }),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    .type(isDrawn ? 'application/pdf' : file.mediaType)
    .send(bytes)
}

interface Sending {
  request: FastifyRequest
  reply: FastifyReply
}
