// Compares the page numbers that a browser prints, as in `27 of 80 4/2/26, 17:44`, with the pages of a file.
import type { ListProblem } from '@peshi/contract/courts/list-problems'

interface PrintedPage {
  number: number
  of: number
}

const printed = /^(\d{1,4}) of (\d{1,4})\b/

/** A file may hold several prints, one behind the other. */
export function createPrintPages() {
  const problems: ListProblem[] = []
  let last: PrintedPage | null = null

  function miss(from: number, to: number, of: number) {
    if (from > to) return
    problems.push({ kind: 'pages-missing', text: from === to ? `${from}` : `${from}–${to}`, count: of })
  }

  return {
    readPage(lines: readonly { text: string }[]) {
      const match = lines.map(({ text }) => printed.exec(text)).findLast((one) => one !== null)
      if (!match) return
      const page = { number: Number(match[1]), of: Number(match[2]) }
      const continues = last !== null && last.of === page.of && last.number < page.number
      if (last && !continues) miss(last.number + 1, last.of, last.of)
      miss(last && continues ? last.number + 1 : 1, page.number - 1, page.of)
      last = page
    },

    end(): ListProblem[] {
      if (last) miss(last.number + 1, last.of, last.of)
      return problems
    },
  }
}
