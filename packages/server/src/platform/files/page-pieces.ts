import { setTimeout as wait } from 'node:timers/promises'

/** A page of a document as it is kept; null for a picture. */
export interface PageText {
  page: number
  text: string | null
}

/** One statement holds the embedded engine's only connection, and its thread: for so many letters, some milliseconds. */
const charactersAtOnce = 10_000
const breathMs = 20

/** A document's pages in pieces for a statement each, with a breath between them in which others have their turn. */
export async function* inPieces(texts: readonly (string | null)[]): AsyncGenerator<PageText[]> {
  let piece: PageText[] = []
  let characters = 0
  for (const [index, text] of texts.entries()) {
    piece.push({ page: index + 1, text })
    characters += (text?.length ?? 0) + 100
    if (characters < charactersAtOnce && index < texts.length - 1) continue
    yield piece
    await wait(breathMs)
    piece = []
    characters = 0
  }
}
