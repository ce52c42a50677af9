import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { typst } from './typst.ts'

interface CauseListPages {
  layout: 'sci' | 'ruled'
  hearing?: string
  headers: string[]
  courts: { title: string; name: string; judges: string[]; parts: { stage: string; rows: string[][] }[] }[]
}

export interface DelhiPages {
  layout: 'delhi'
  date: string
  title: string
  heading: string
  notes: string[]
  signed: string
  courts: {
    name: string
    bench: string | null
    judges: string[]
    parts: {
      stage: string
      rows: (Record<'item' | 'number' | 'petitioner' | 'respondent' | 'advocates', string> & { contacts: string[] })[]
    }[]
  }[]
}

const templates = new Map<string, string>()
const made = new Map<string, Buffer>()
const keptAtMost = 60

function templateOf(layout: string): string {
  const known = templates.get(layout)
  if (known) return known
  const read = readFileSync(fileURLToPath(new URL(`./cause-list-${layout}.typ`, import.meta.url)), 'utf8')
  templates.set(layout, read)
  return read
}

export function drawCauseList(pages: CauseListPages | DelhiPages): Buffer {
  const data = JSON.stringify(pages)
  const key = createHash('sha256').update(data).digest('hex')
  const known = made.get(key)
  if (known) return known
  const pdf = typst().pdf({ mainFileContent: templateOf(pages.layout), inputs: { data } })
  typst().evictCache(5)
  const [oldest] = made.keys()
  if (made.size >= keptAtMost && oldest !== undefined) made.delete(oldest)
  made.set(key, pdf)
  return pdf
}
