import type { Rolldown } from 'vite'

/** The parts of a build, by what is in them. */
export function readParts(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  /** The part that holds a file of ours. */
  function find(module: RegExp): Rolldown.OutputChunk {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)))
    if (!chunk) throw new Error(`The build has no part for ${module}`)
    return chunk
  }
  /** A part and all those without which it does not run, in the order in which they run. */
  function withImports(chunk: Rolldown.OutputChunk) {
    const [seen, inOrder] = [new Set<Rolldown.OutputChunk>(), new Set<Rolldown.OutputChunk>()]
    function visit(part: Rolldown.OutputChunk) {
      if (seen.has(part)) return
      seen.add(part)
      for (const file of part.imports) {
        const imported = byFile.get(file)
        if (imported) visit(imported)
      }
      inOrder.add(part)
    }
    visit(chunk)
    return inOrder
  }
  const entry = withImports(find(/\/app\/main\.tsx$/))
  /** What comes with a page beyond what every page has. */
  const partsOf = (module: RegExp) => [...withImports(find(module))].filter((chunk) => !entry.has(chunk))
  return { chunks, partsOf }
}

export const addressOf = (file: string) => `/${file}`
