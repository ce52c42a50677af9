import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const folder = join(import.meta.dirname, '../src/cause-lists/examples')
let compiler: NodeCompiler | undefined

export function drawCauseList(layout: 'supreme-court' | 'ruled-table', data: unknown): Uint8Array {
  return draw(readFileSync(join(folder, `${layout}.typ`), 'utf8'), { data: JSON.stringify(data) })
}

/** Typesets a document in the language of Typst. */
export function draw(mainFileContent: string, inputs: Record<string, string> = {}): Uint8Array {
  compiler ??= NodeCompiler.create()
  return compiler.pdf({ mainFileContent, inputs })
}

export const sciMatter = (item: string, caseNo: string, petitioner: string, respondent: string, ...notes: string[]) => [
  item,
  caseNo,
  petitioner,
  'R. K. NIGAM- 1234',
  '',
  'III-A',
  'Versus',
  '',
  '',
  '',
  respondent,
  'MEERA RAO- 5678',
  ...notes.flatMap((note) => ['', '', note, '']),
]
