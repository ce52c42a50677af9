import { z } from 'zod'
import { endpoint, ok } from './endpoint.ts'
import { UploadId } from './ids.ts'

export const Upload = z.object({
  _id: UploadId,
  name: z.string(),
  size: z.number().int(),
  received: z.number().int(),
  is_complete: z.boolean(),
  part_size: z.number().int(),
})
export type Upload = z.infer<typeof Upload>

export interface SentFile {
  name: string
  bytes: Uint8Array
}
const isSentFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array
export const SentFile = z
  .custom<SentFile>(isSentFile, 'Send a file as part of a form')
  .meta({ type: 'string', format: 'binary' })

export const DocumentView = z.enum(['pdf', 'picture', 'word', 'text', 'none'])
export type DocumentView = z.infer<typeof DocumentView>

/** Why a file cannot be opened: a virus scanner has not checked it yet, or found a virus in it. */
export const FileCheck = z.enum(['waiting', 'infected'])
export type FileCheck = z.infer<typeof FileCheck>

export const mostFormBytes = 10 * 1024 * 1024

export const beginUpload = endpoint('POST /api/uploads', {
  can: ['create', 'Document'],
  summary: 'Start or continue an upload; the same key and size identify it',
  body: z.object({
    key: z.string().trim().min(1).max(300),
    name: z.string().trim().min(1, 'Write a name').max(500),
    size: z.number().int().min(0),
  }),
  reply: ok({ data: Upload }),
})

export const sendPart = endpoint('PUT /api/uploads/:id', {
  can: ['create', 'Document'],
  summary:
    'The next part of a file. A part at another offset than `received` is refused; starting again returns the offset',
  params: z.object({ id: UploadId }),
  query: z.object({ offset: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
  upload: ['application/octet-stream'],
  arrives: true,
  reply: ok({ data: Upload }),
})

export const cancelUpload = endpoint('DELETE /api/uploads/:id', {
  can: ['create', 'Document'],
  summary: 'Cancel an upload and delete its parts',
  params: z.object({ id: UploadId }),
  reply: ok({ message: z.string() }),
})
