import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ClientId, DocumentId, MatterId, UploadId } from '../platform/ids.ts'
import { failures } from '../platform/messages.ts'
import { DocumentView, FileCheck, SentFile } from '../platform/uploads.ts'
import { Seen, seen, versioned } from '../platform/version.ts'

export const ReadingProblem = z.enum(['locked', 'damaged', 'too-long', 'too-many-parts', 'cut-off'])
export type ReadingProblem = z.infer<typeof ReadingProblem>

export const DocumentVersion = z.object({
  version: z.number().int(),
  name: z.string(),
  media_type: z.string(),
  size: z.number(),
  added_by: z.string().nullable(),
  added_at: Instant,
  view: DocumentView,
  check: FileCheck.nullable(),
  /** `file` and `download` are signed URLs, valid for ten minutes. */
  file: z.string(),
  download: z.string(),
  is_read: z.boolean(),
  pages: z.number().int().nullable(),
  has_text: z.boolean().nullable(),
  problem: ReadingProblem.nullable(),
  has_scripts: z.boolean(),
})
export type DocumentVersion = z.infer<typeof DocumentVersion>

/** Kinds of a client's own documents. A document of a matter has none. */
export const ClientPaper = z.enum(['vakalatnama', 'identity', 'other'])
export type ClientPaper = z.infer<typeof ClientPaper>

export const Document = z.object({
  _id: DocumentId,
  /** Null for a document of a client. */
  matter_id: MatterId.nullable(),
  client_id: ClientId.nullish(),
  paper: ClientPaper.nullish(),
  name: z.string(),
  folder: z.string(),
  tags: z.array(z.string()),
  is_court_page: z.boolean(),
  /** Whether a shared photo says where it was taken. */
  keeps_place: z.boolean().default(false),
  created_at: Instant,
  created_by: z.string().nullable(),
  current: DocumentVersion,
  ...versioned,
})
export type Document = z.infer<typeof Document>

/**
 * The server removes characters that file paths forbid. With `isCleaned`, `bad-input.api.test.ts` accepts the changed
 * text.
 */
const inPath = { isCleaned: true }
const Name = z.string().trim().min(1, 'Write a name').max(200, 'Use at most 200 characters')
export const Folder = z.string().trim().max(60, 'Use at most 60 characters').meta(inPath)
export const Tags = z
  .array(z.string().trim().min(1).max(40, 'Use at most 40 characters'))
  .max(30, 'Use at most 30 tags')

const Ids = z.array(DocumentId).min(1, 'Choose at least one').max(1_000, 'At most 1,000 at once')
const mostInAddress = 200
const byId = z.object({ id: DocumentId })

export const listDocuments = endpoint('GET /api/matters/list_document/:id', {
  can: ['read', 'Document'],
  summary: 'Documents of a matter, newest first',
  params: z.object({ id: MatterId }),
  reply: ok({ data: z.array(Document) }),
})

export const getDocument = endpoint('GET /api/matters/document/:id', {
  can: ['read', 'Document'],
  summary: 'A document with all its versions, newest first',
  params: byId,
  reply: ok({ data: Document.extend({ versions: z.array(DocumentVersion) }) }),
})

export const createDocument = endpoint('POST /api/matters/create_document', {
  can: ['create', 'Document'],
  summary:
    'Add documents to a matter: earlier uploads (`POST /api/uploads`), or small files (together up to 10 MB) as form data',
  form: ['upload_ids', 'tags'],
  body: z
    .object({
      matter_id: MatterId,
      upload_ids: z.array(UploadId).max(1_000, 'At most 1,000 at once').default([]),
      files: z.array(SentFile).max(20, 'At most 20 at once').default([]),
      folder: Folder.default(''),
      tags: Tags.default([]),
    })
    .refine(({ upload_ids, files }) => upload_ids.length + files.length > 0, {
      path: ['upload_ids'],
      error: 'Choose at least one',
    }),
  reply: ok({
    data: z.array(Document),
    already: z.array(DocumentId),
    message: z.string(),
  }),
})

export const listClientDocuments = endpoint('GET /api/clients/documents/:id', {
  can: ['read', 'Document'],
  summary: 'A client’s own documents, such as vakalatnamas and identity papers, newest first',
  params: z.object({ id: ClientId }),
  reply: ok({ data: z.array(Document) }),
})

export const addClientDocuments = endpoint('POST /api/clients/create_document', {
  can: ['create', 'Document'],
  summary: 'Add earlier uploads (`POST /api/uploads`) to a client’s own documents',
  body: z
    .object({
      client_id: ClientId,
      upload_ids: z.array(UploadId).max(1_000, 'At most 1,000 at once').default([]),
      paper: ClientPaper.default('other'),
    })
    .refine(({ upload_ids }) => upload_ids.length > 0, { path: ['upload_ids'], error: 'Choose at least one' }),
  reply: ok({ data: z.array(Document), already: z.array(DocumentId), message: z.string() }),
})

export const addDocumentVersion = endpoint('POST /api/matters/document/:id/version', {
  can: ['update', 'Document'],
  changes: Document,
  summary: 'A new version of a document; the earlier ones stay',
  params: byId,
  body: z.object({ upload_id: UploadId, ...seen }),
  reply: ok({ data: Document, message: z.string() }),
})

export const updateDocument = endpoint('POST /api/matters/update_document/:id', {
  can: ['update', 'Document'],
  changes: Document,
  summary:
    'Rename, move or tag a document, or choose whether a shared photo says where it was taken; only the sent fields change',
  params: byId,
  body: z.object({
    name: Name.optional().meta(inPath),
    folder: Folder.optional().meta(inPath),
    tags: Tags.optional(),
    paper: ClientPaper.optional(),
    keeps_place: z.boolean().optional(),
    ...seen,
  }),
  reply: ok({ data: Document, message: z.string() }),
})

export const moveDocuments = endpoint('POST /api/matters/move_documents', {
  can: ['update', 'Document'],
  summary: 'Move several documents into a folder',
  body: z.object({ ids: Ids, folder: Folder }),
  reply: ok({ data: z.array(Document), message: z.string() }),
})

export const deleteDocument = endpoint('POST /api/matters/delete_document/:id', {
  failure: failures.deletion,
  can: ['delete', 'Document'],
  changes: Document,
  summary: 'Move a document to the recycle bin, where it stays 30 days, or for as long as the chamber has set',
  params: byId,
  body: Seen,
  reply: ok({ message: z.string() }),
})

export const deleteDocuments = endpoint('POST /api/matters/delete_documents', {
  failure: failures.deletion,
  can: ['delete', 'Document'],
  summary: 'Move several documents to the recycle bin',
  body: z.object({ ids: Ids }),
  reply: ok({ message: z.string() }),
})

export const restoreDocuments = endpoint('POST /api/matters/restore_documents', {
  can: ['delete', 'Document'],
  summary: 'Restore documents from the recycle bin, with all their versions',
  body: z.object({ ids: Ids }),
  reply: ok({ data: z.array(Document), message: z.string() }),
})

export const listDeletedDocuments = endpoint('GET /api/matters/deleted_documents', {
  can: ['delete', 'Document'],
  summary: 'The documents in the recycle bin, newest first',
  reply: ok({
    data: z.array(
      z.object({
        _id: DocumentId,
        matter_id: MatterId.nullable(),
        matter_title: z.string().nullable(),
        client: z.object({ _id: ClientId, name: z.string() }).nullish(),
        name: z.string(),
        size: z.number(),
        deleted_at: Instant,
        deleted_by: z.string().nullable(),
      }),
    ),
  }),
})

export const zipDocuments = endpoint('POST /api/matters/zip_documents', {
  can: ['read', 'Document'],
  readsOnly: true,
  summary: 'A signed address of a zip of documents, valid for ten minutes',
  body: z.object({
    matter_id: MatterId,
    ids: Ids.max(mostInAddress, 'At most 200 at once').optional(),
  }),
  reply: ok({ data: z.object({ address: z.string() }) }),
})

export const documentsZip = endpoint('GET /api/documents.zip', {
  access: 'public',
  summary: 'Documents as one zip, under its signed address',
  query: z.object({ token: z.string().min(20).max(12_000) }),
  kind: 'file',
  reply: z.unknown(),
})
