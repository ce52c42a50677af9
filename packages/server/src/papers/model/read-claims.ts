import { ModelSentence } from '@peshi/contract/papers/model'
import { z } from 'zod'

/** A sentence as the model wrote it, before anything of it is proved. */
const Claim = z.object({
  say: z.string().trim().min(1).max(1000),
  paper: z.coerce.number().int().min(1),
  page: z.coerce.number().int().min(1),
  words: z.string().trim().max(1000),
  part: ModelSentence.shape.part.catch(null).default(null),
  date: z.string().nullable().catch(null).default(null),
})
export type Claim = z.infer<typeof Claim>

const Translated = z.object({ n: z.coerce.number().int().min(1), say: z.string().trim().min(1).max(4000) })
export type Translated = z.infer<typeof Translated>

const mostObjects = 400

/** Models put the objects on lines, into a list or between other text, so every object without inner braces is read. */
function readObjects<T>(text: string, shape: z.ZodType<T>): { read: T[]; unread: number } {
  const found = (text.match(/\{[^{}]*\}/g) ?? []).slice(0, mostObjects)
  const read = found.flatMap((one) => {
    const { data } = shape.safeParse(parse(one))
    return data === undefined ? [] : [data]
  })
  return { read, unread: found.length - read.length }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // counts as a sentence without a place
  }
}

export const readClaims = (text: string) => readObjects(text, Claim)
export const readTranslated = (text: string) => readObjects(text, Translated)
