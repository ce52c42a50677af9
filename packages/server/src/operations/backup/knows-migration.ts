import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const journal = fileURLToPath(new URL('../../../migrations/meta/_journal.json', import.meta.url))

export async function knowsMigration(tag: string): Promise<boolean> {
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] }
  return entries.some((entry) => entry.tag === tag)
}
