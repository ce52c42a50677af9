// Divides the pages of a bundle into files that a court's portal takes. A paper that fits into one file is not divided.
import type { Chunk, PagesOf } from '../../matters/bundles/bundle.task.ts'

export interface Volume {
  parts: (PagesOf & { paper: number })[]
  pages: number
}

/** One page that alone is larger than a file may be. Both numbers count from 0. */
export class PageTooLarge extends Error {
  readonly paper: number
  readonly page: number
  readonly bytes: number
  constructor(paper: number, page: number, bytes: number) {
    super('One page is larger than a file may be')
    this.paper = paper
    this.page = page
    this.bytes = bytes
  }
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

const sizeOf = (chunks: readonly Chunk[]) => sum(chunks.map(({ weights }) => sum(weights)))

/** `most` is what the papers may take in each file. */
export function planVolumes(papers: readonly (readonly Chunk[])[], most: number): Volume[] {
  const volumes: Volume[] = []
  let own: Volume = { parts: [], pages: 0 }
  let bytes = 0
  const close = () => {
    if (own.pages > 0) volumes.push(own)
    own = { parts: [], pages: 0 }
    bytes = 0
  }
  for (const [paper, chunks] of papers.entries()) {
    const size = sizeOf(chunks)
    if (bytes + size > most && size <= most) close()
    let before = 0
    for (const { path, weights, shared } of chunks) {
      let part: Volume['parts'][number] | null = null
      for (const [at, weight] of weights.entries()) {
        // A file that begins inside a chunk repeats the shared bytes.
        const needed = weight + (part === null && at > 0 ? shared : 0)
        if (bytes + needed > most) {
          close()
          part = null
        }
        const first = weight + (part === null && at > 0 ? shared : 0)
        if (first > most) throw new PageTooLarge(paper, before + at, first)
        if (part === null) {
          part = { paper, path, from: at, pages: 0 }
          own.parts.push(part)
          bytes += first
        } else bytes += weight
        part.pages += 1
        own.pages += 1
      }
      before += weights.length
    }
  }
  close()
  return volumes
}
