// Reads the source of a shipped paper. Each line is one paragraph; its first characters say how it looks:
//
//   # court heading    ## title    = centred line    > line at the end side    ! the same, after room for a signature
//   + paragraph numbered through the paper    * item of a short numbered list
//   |= 1: No. | 5: Paper |   first row of a table, with relative widths    | cell | cell |   another row
//   ---   new page
//
// A line that holds only `{#field}`, `{^field}` or `{/field}` begins or ends a part. Any other line is body text.

const looks = {
  '##': 'title',
  '#': 'court',
  '=': 'centred',
  '>': 'end',
  '!': 'signature',
  '+': 'numbered',
  '*': 'item',
} as const

export type ParagraphLook = (typeof looks)[keyof typeof looks] | 'body' | 'part'

export interface SourceParagraph {
  kind: 'paragraph'
  look: ParagraphLook
  text: string
  /** Numbered paragraphs begin at 1 below a title, items after other text. */
  list: number
  beginsPage: boolean
}

export interface SourceTable {
  kind: 'table'
  widths: number[]
  /** The first row is the heading. */
  rows: string[][]
}

export type SourceBlock = SourceParagraph | SourceTable

export function readSource(source: string): SourceBlock[] {
  const blocks: SourceBlock[] = []
  let titles = 0
  let itemLists = 0
  let beginsPage = false
  /** The look of the last paragraph, without the lines that begin or end a part. */
  let before: ParagraphLook = 'body'
  for (const line of source.split('\n').filter((one) => one.trim() !== '')) {
    const last = blocks.at(-1)
    if (line === '---') beginsPage = true
    else if (line.startsWith('|=')) blocks.push(readHeading(line))
    else if (line.startsWith('|')) {
      if (last?.kind !== 'table') throw new Error(`A row without a table: ${line}`)
      last.rows.push(cellsOf(line))
    } else {
      const paragraph = readParagraph(line)
      const { look } = paragraph
      if (look === 'title') titles += 1
      if (look === 'item' && before !== 'item') itemLists += 1
      if (look !== 'part') before = look
      blocks.push({ ...paragraph, list: look === 'item' ? itemLists : titles, beginsPage })
      beginsPage = false
    }
  }
  return blocks
}

function readParagraph(line: string): Pick<SourceParagraph, 'kind' | 'look' | 'text'> {
  const [, mark = '', rest = ''] = /^(##|[#=>!+*]) (.*)$/.exec(line) ?? []
  if (mark in looks) return { kind: 'paragraph', look: looks[mark as keyof typeof looks], text: rest }
  return { kind: 'paragraph', look: /^\{[#^/]\w+\}$/.test(line) ? 'part' : 'body', text: line }
}

const cellsOf = (line: string): string[] =>
  line
    .slice(line.startsWith('|=') ? 2 : 1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim())

function readHeading(line: string): SourceTable {
  const cells = cellsOf(line).map((cell) => /^(\d+): (.+)$/.exec(cell) ?? [cell, '1', cell])
  return {
    kind: 'table',
    widths: cells.map(([, width]) => Number(width)),
    rows: [cells.map(([, , text = '']) => text)],
  }
}
