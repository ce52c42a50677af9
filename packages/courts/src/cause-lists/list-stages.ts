// Keeps the headings of a cause list that name the stage of the matters below them.
import { tidy } from '../reading/text.ts'
import type { ListProfile } from './list-profile.ts'
import type { Line } from './pdf-lines.ts'

export type ListStages = ReturnType<typeof createListStages>

export function createListStages({ hasNestedStages }: Pick<ListProfile, 'hasNestedStages'>) {
  let stages: string[] = []
  /** Position of the heading line above, which the next line may continue. Null after a table row. */
  let last: { top: number; page: number } | null = null

  const isContinuedBy = (line: Pick<Line, 'top' | 'size'>, page: number): boolean =>
    last?.page === page && line.top - last.top < line.size * 1.3

  /**
   * The number of headings that a new heading keeps above itself. A heading in capitals stays above those of its parts;
   * a heading in small letters replaces the one before it.
   */
  const outer = () => (/[a-z]{2}/.test(stages[0] ?? '') ? 0 : 1)

  return {
    isContinuedBy,
    current: () => (stages.length === 0 ? null : stages.slice(hasNestedStages ? 0 : -1).join(' / ')),
    clear() {
      stages = []
    },
    endHeading() {
      last = null
    },

    /** Null for a line that only separates. */
    nameIn(text: string): string | null {
      const name = tidy(text.replace(/^[a-z]\)\s*/, '').replace(/^\[\s*(.*?)\s*\]$/, '$1'))
      return /^-+$/.test(name) ? null : name
    },

    add(text: string, name: string, line: Line, page: number) {
      const isPart = /^[a-z]\)/.test(text)
      const isDeeper = isPart || /[a-z]{2}/.test(name)
      if (isContinuedBy(line, page) && !isDeeper && stages.length > 0) stages.push(`${stages.pop() ?? ''} ${name}`)
      else if (!isDeeper) stages = [name]
      else stages = [...stages.slice(0, last ? undefined : outer()), name]
      if (isPart) stages = [...stages.slice(0, 1), name].slice(-2)
      last = { top: line.top, page }
    },
  }
}
