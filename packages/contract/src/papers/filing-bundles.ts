import { z } from 'zod'
import { endpoint, ok } from '../platform/endpoint.ts'
import { FilingId } from '../platform/ids.ts'
import { Filing } from './filings.ts'

const id = z.object({ id: FilingId })
const one = ok({ data: Filing, message: z.string() })

/** One file of the newest bundle that is ready. */
export const BundleFile = z.object({
  /** The first is 1. */
  number: z.int(),
  name: z.string(),
  /** Signed addresses, to show and to save the file. Null while the file is not checked for viruses. */
  file: z.string().nullable(),
  download: z.string().nullable(),
})
export type BundleFile = z.infer<typeof BundleFile>

export const makeFilingBundle = endpoint('POST /api/filings/bundle/:id', {
  can: ['create', 'Document'],
  summary:
    'Make the bundle of a filing in the background: cover, index, page numbers, bookmarks, on the court’s paper and under its limit',
  params: id,
  reply: one,
})

export const cancelFilingBundle = endpoint('POST /api/filings/cancel_bundle/:id', {
  can: ['create', 'Document'],
  summary: 'Stop making the bundle of a filing; the earlier bundle stays',
  params: id,
  reply: one,
})

export const listBundleFiles = endpoint('GET /api/filings/bundle_files/:id', {
  can: ['read', 'Document'],
  summary: 'The files of the newest bundle of a filing, with signed addresses',
  params: id,
  reply: ok({ data: z.array(BundleFile) }),
})
