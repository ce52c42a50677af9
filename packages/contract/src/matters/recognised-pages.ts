import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { DocumentId, MatterId, OrderId } from '../platform/ids.ts'

export const RecognitionProblem = z.enum(['script', 'too-large', 'broken', 'too-slow', 'empty'])
export type RecognitionProblem = z.infer<typeof RecognitionProblem>

/** A page that a machine recognised, because it has no readable text layer. */
export const RecognisedPage = z.object({
  /** The first page is 1. */
  page: z.int(),
  at: Instant,
  problem: RecognitionProblem.nullable(),
  /** 0 to 100. Null with a problem. */
  confidence: z.int().nullable(),
  /** The page is searched, but nothing is proposed from it. */
  is_unsure: z.boolean(),
})
export type RecognisedPage = z.infer<typeof RecognisedPage>

export const RecognisedWords = z.object({
  page: z.int(),
  /** Words are separated by one space, lines by one line break. */
  text: z.string(),
  /** Clockwise quarter turns that make the page upright. */
  turn: z.literal([0, 90, 180, 270]),
  /**
   * Base64. For each word nine bytes: left, top, width and height as big-endian 16-bit fractions of the page as it is
   * shown, then the confidence.
   */
  boxes: z.string(),
})
export type RecognisedWords = z.infer<typeof RecognisedWords>

export const Recognition = z.object({
  pages: z.array(RecognisedPage),
  /** The pages that wait to be recognised. */
  waiting: z.array(z.int()),
  /** Null if nothing waits. */
  place: z.object({ at: z.int(), of: z.int() }).nullable(),
  /** Only with `words_from`. */
  words: z.array(RecognisedWords),
})
export type Recognition = z.infer<typeof Recognition>

/** The number of pages whose words are in one reply. */
export const pagesOfWords = 20

const words_from = z.coerce.number().int().min(1).max(100_000).optional()

export const orderRecognition = endpoint('GET /api/orders/:id/recognition', {
  can: ['read', 'Order'],
  summary:
    'The pages of an order that a machine recognised or will recognise, and from the page `words_from` on the places of the words of 20 pages',
  params: z.object({ id: OrderId }),
  query: z.object({ matter_id: MatterId, words_from }),
  reply: ok({ data: Recognition }),
})

export const documentRecognition = endpoint('GET /api/matters/document/:id/recognition', {
  can: ['read', 'Document'],
  summary:
    'The pages of a document’s newest version that a machine recognised or will recognise, and from the page `words_from` on the places of the words of 20 pages',
  params: z.object({ id: DocumentId }),
  query: z.object({ words_from }),
  reply: ok({ data: Recognition }),
})
