import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { distribute } from '../../packages/server/src/operations/distribution/distribute.ts'
import { openDoors } from '../../packages/server/src/platform/db/door.ts'
import { migrate } from '../../packages/server/src/platform/db/migrate.ts'
import { openPostgres } from '../../packages/server/src/platform/db/postgres.ts'
import { root } from '../../scripts/lib/paths.mjs'

const tag = '9999_trial'

const text = `
CREATE TABLE bookmark (
  chamber_id uuid NOT NULL, matter_id uuid NOT NULL, created_at timestamptz NOT NULL DEFAULT now(), page integer,
  PRIMARY KEY (chamber_id, matter_id));
--> statement-breakpoint
ALTER TABLE bookmark ADD CONSTRAINT bookmark_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE bookmark ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE bookmark FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON bookmark TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON bookmark TO peshi_app;
--> statement-breakpoint
SELECT peshi_let_erase('bookmark');
--> statement-breakpoint
ALTER TABLE note ADD COLUMN colour text;
--> statement-breakpoint
CREATE INDEX note_colour ON note USING btree (chamber_id, colour);
--> statement-breakpoint
CREATE FUNCTION number_bookmark() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.page := 7; RETURN NEW; END $$;
--> statement-breakpoint
CREATE TRIGGER number_bookmark BEFORE INSERT ON bookmark FOR EACH ROW EXECUTE FUNCTION number_bookmark();`

async function addMigration(folder) {
  await cp(join(root, 'packages/server/migrations'), folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  await writeFile(journal, JSON.stringify({ ...rest, entries: [...entries, { tag }] }))
  await writeFile(join(folder, `${tag}.sql`), text)
}

/** A new table, column, index and trigger. Afterwards Peshi refuses the database, because it lacks this migration. */
export async function tryMigration({ url, data }) {
  const folder = `${join(data, 'migrations')}/`
  await addMigration(folder)
  const engine = await openPostgres(url, { kind: 'citus', max: 1, onError: () => undefined })
  try {
    await migrate(engine, { withForeignKeys: false, folder })
    const steps = await distribute(engine, () => undefined, folder)
    const again = await distribute(engine, () => undefined, folder)
    const places = await engine.execute(
      `SELECT 1 FROM citus_tables WHERE table_name = 'bookmark'::regclass AND citus_table_type = 'distributed'`,
    )
    const { own, foreign } = await writeBookmark(engine)
    const problems = [
      ...(again === 0 ? [] : [`the second distribution had ${again} steps`]),
      ...(places.rows.length === 1 ? [] : ['the new table was not distributed']),
      ...(own === '7' && foreign === '' ? [] : [`its chamber sees "${own}", another chamber "${foreign}"`]),
    ]
    return { figures: `${steps} steps to distribute the new table, then ${again}`, problems }
  } finally {
    await engine.close()
  }
}

/** Returns the pages that the chamber and another chamber see. */
async function writeBookmark(engine) {
  const { rows } = await engine.execute('SELECT chamber_id, id FROM matter ORDER BY chamber_id, id')
  const [matter, other] = [rows[0], rows.at(-1)]
  const db = openDoors(engine)
  await db.asChamber(matter.chamber_id, (tx) =>
    tx.execute(sql`INSERT INTO bookmark (chamber_id, matter_id) VALUES (${matter.chamber_id}, ${matter.id})`),
  )
  const pagesOf = (chamberId) =>
    db.asChamber(chamberId, async (tx) =>
      (await tx.execute(sql`SELECT page FROM bookmark`)).rows.map(({ page }) => page).join(),
    )
  return { own: await pagesOf(matter.chamber_id), foreign: await pagesOf(other.chamber_id) }
}
