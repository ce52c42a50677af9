import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { PageSeen, Visiting } from './lighthouse-page.ts'

const visitor = fileURLToPath(new URL('./lighthouse-visitor.ts', import.meta.url))
const run = promisify(execFile)

/** One visit to a page after another, by a process of its own, which stands back and takes with it what it has kept. */
export async function visitPage(visiting: Visiting): Promise<PageSeen[]> {
  const { stdout } = await run(process.execPath, [visitor, JSON.stringify(visiting)], { maxBuffer: 2 ** 24 })
  return JSON.parse(stdout) as PageSeen[]
}
