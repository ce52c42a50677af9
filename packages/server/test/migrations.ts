import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Steps {
  sql: Record<string, string>
  required?: { version: string; migration: string }[]
}

/** Makes a folder of migrations, and returns its path with a slash at the end. */
export async function makeMigrations({
  sql,
  required = [{ version: '0.1.0', migration: '0000_baseline' }],
}: Steps): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'peshi-migrations-'))
  await mkdir(join(folder, 'meta'))
  const entries = Object.keys(sql).map((tag) => ({ tag }))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  await writeFile(join(folder, 'required-steps.json'), JSON.stringify(required))
  for (const [tag, text] of Object.entries(sql)) await writeFile(join(folder, `${tag}.sql`), text)
  return `${folder}/`
}
