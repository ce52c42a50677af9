import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Engine, Rows } from './door.ts'

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url))

const addsForeignKey = /^\s*(--.*\s+)*ALTER TABLE "?\w+"? ADD CONSTRAINT "?\w+"? FOREIGN KEY\b[^;]*;?\s*$/

interface Journal {
  entries: { tag: string }[]
}

const migrationLock = 7_355_608

/** A migration was changed after it was applied, or the database was made before the first release. */
export class MigrationMismatch extends Error {}

export async function migrate(engine: Engine, { withForeignKeys = true } = {}): Promise<void> {
  const journal: Journal = JSON.parse(readFileSync(`${folder}meta/_journal.json`, 'utf8'))
  const inTurn = `SELECT pg_advisory_xact_lock(${migrationLock})`
  const before = await engine.transaction(inTurn, async (tx) => {
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS migration (
      tag text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
    const { rows } = (await tx.execute(sql`SELECT tag, sha256 FROM migration`)) as unknown as Rows
    return new Map(rows.map((row) => [row.tag, row.sha256]))
  })
  if (before.size > 0 && journal.entries[0] && !before.has(journal.entries[0].tag))
    throw new MigrationMismatch(
      'This database was made by a version of Peshi from before its first release. Start with an empty one.',
    )
  for (const { tag } of journal.entries) {
    const text = readFileSync(`${folder}${tag}.sql`, 'utf8')
    const sha256 = createHash('sha256').update(text).digest('hex')
    if (before.get(tag) === sha256) continue
    await engine.transaction(inTurn, async (tx) => {
      const { rows } = (await tx.execute(sql`SELECT sha256 FROM migration WHERE tag = ${tag}`)) as unknown as Rows
      const applied = rows[0]
      if (applied) {
        if (applied.sha256 !== sha256) throw new MigrationMismatch(`Migration ${tag} was changed after it was applied.`)
        return
      }
      for (const statement of text.split('--> statement-breakpoint')) {
        if (!statement.trim() || (!withForeignKeys && addsForeignKey.test(statement))) continue
        await tx.execute(sql.raw(statement))
      }
      await tx.execute(sql`INSERT INTO migration (tag, sha256) VALUES (${tag}, ${sha256})`)
    })
  }
}
