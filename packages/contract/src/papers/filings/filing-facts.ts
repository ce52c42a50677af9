import { z } from 'zod'
import { Instant } from '../../platform/dates.ts'
import { DocumentId, FilingBundleId } from '../../platform/ids.ts'

/** `missing`: the document was deleted. */
export const PaperState = z.enum(['read', 'encrypted', 'broken', 'missing'])

const count = z.number().int().min(0)

/** Measurements of one paper of a filing, before it becomes a part of the bundle. */
export const PaperFacts = z.object({
  /** The paper in the filing. */
  paper_id: z.uuid(),
  document_id: DocumentId,
  /** The version of the document. */
  version: z.number().int(),
  state: PaperState,
  bytes: count,
  pages: count,
  /** Each size of its pages, turned upright, in millimetres. */
  sizes: z.array(z.object({ width: z.number(), height: z.number(), pages: count })).max(50),
  /** Pages without readable text, the first is 1. At most 200 are listed. */
  pages_without_text: z.array(z.number().int().min(1)).max(200),
  bookmarks: count,
})
export type PaperFacts = z.infer<typeof PaperFacts>

/** One file of the bundle. */
export const VolumeFacts = z.object({
  /** The first is 1. */
  number: z.number().int().min(1),
  document_id: DocumentId,
  version: z.number().int(),
  bytes: count,
  pages: count,
  /** The printed numbers of its pages. */
  first_page: z.number().int().min(1),
  last_page: z.number().int().min(1),
  bookmarks: count,
  is_numbered: z.boolean(),
  /** The largest distance of a page’s side from the court’s paper, in millimetres. */
  off_size: z.number().min(0),
  pages_without_text: z.array(z.number().int().min(1)).max(200),
})
export type VolumeFacts = z.infer<typeof VolumeFacts>

export const BundleState = z.enum(['waiting', 'running', 'ready', 'failed', 'cancelled'])
export type BundleState = z.infer<typeof BundleState>

export const BundleProblem = z.enum([
  'nothing-to-join',
  'paper-missing',
  'paper-encrypted',
  'paper-broken',
  'page-too-large',
  'too-large',
  'too-many-pages',
  'no-space',
  'interrupted',
])
export type BundleProblem = z.infer<typeof BundleProblem>

export const FilingBundle = z.object({
  _id: FilingBundleId,
  state: BundleState,
  problem: BundleProblem.nullable(),
  /** Names and numbers for the sentence of the problem, such as `{ title: 'Annexure P-3' }`. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  done_pages: count,
  all_pages: count,
  /** Empty until the papers were measured. */
  papers: z.array(PaperFacts),
  /** Empty until the bundle is ready. */
  volumes: z.array(VolumeFacts),
  /** The printed number of the first page of each paper, when the bundle is ready. */
  first_pages: z.array(z.object({ paper_id: z.uuid(), page: z.number().int().min(1) })),
  /** True if the papers of the filing or the court’s form changed after the bundle was asked for. */
  is_stale: z.boolean(),
  asked_at: Instant,
  ended_at: Instant.nullable(),
})
export type FilingBundle = z.infer<typeof FilingBundle>

/** Facts of the newest bundle. Null if none was made. */
export type FilingFacts = Pick<FilingBundle, 'state' | 'papers' | 'volumes' | 'is_stale'> | null
