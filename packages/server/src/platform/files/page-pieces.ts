import { setTimeout as wait } from 'node:timers/promises'

export interface PageText {
  page: number
  text: string | null
}

/** A piece ends at about this many characters. Saving it already blocks the embedded database for some milliseconds. */
const charactersAtOnce = 10_000
const breathMs = 20

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
