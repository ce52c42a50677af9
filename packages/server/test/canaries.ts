import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { newId } from '../src/platform/db/columns.ts'
import type { Engine } from '../src/platform/db/door.ts'

export const canary = 'Zubaida'

interface Column {
  table: string
  name: string
  type: string
  isNullable: boolean
}

type Values = Record<string, string>

const listColumns = async (engine: Engine): Promise<Column[]> => {
  const { rows } = await engine.execute(`
    SELECT table_name AS table, column_name AS name, udt_name AS type, is_nullable = 'YES' AS "isNullable"
    FROM information_schema.columns JOIN pg_class ON relname = table_name AND relkind = 'r' AND relname !~ '_[0-9]{6}$'
    WHERE table_schema = 'public' AND is_generated = 'NEVER' AND column_name <> 'seen_by'
    ORDER BY table_name, ordinal_position`)
  return rows as unknown as Column[]
}

let planted = 0

function fill({ type }: Column): string {
  const text = `${canary} ${++planted}`
  if (type === 'text') return `'${text}'`
  if (type === '_text') return `ARRAY['${text}']`
  if (type === 'jsonb') return `'["${text}"]'`
  if (type === 'uuid') return `'${newId()}'`
  if (type.startsWith('_')) return `'{}'`
  if (type === 'bool') return 'false'
  if (type === 'date' || type === 'timestamptz') return 'now()'
  return String(planted % 9)
}

/** Writes a row with the canary in every text. Other columns that may be empty stay empty, unless `own` has them. */
async function plant(engine: Engine, columns: readonly Column[], table: string, own: Values): Promise<void> {
  const filled = columns.filter((column) => {
    const isText = ['text', '_text', 'jsonb'].includes(column.type)
    return column.table === table && (isText || !column.isNullable || own[column.name] !== undefined)
  })
  const names = filled.map(({ name }) => `"${name}"`).join()
  const values = filled.map((column) => own[column.name] ?? fill(column)).join()
  await engine.execute(`INSERT INTO "${table}" (${names}) VALUES (${values}) ON CONFLICT DO NOTHING`)
}

/** The constraints would need a whole chamber for a row. Names that end with six digits are parts of Citus. */
async function dropConstraints(engine: Engine): Promise<void> {
  const { rows } =
    await engine.execute(`SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS text
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('f', 'c') AND conparentid = 0
      AND conrelid::regclass::text !~ '_[0-9]{6}$'`)
  for (const { text } of rows) await engine.execute(String(text))
}

/**
 * In every column that leads to a matter or client: a row about a hidden matter, written before `hide` hid the matter
 * and after. Rows of one person are of `person`, who is not on the matter's team. Returns the tables.
 */
export async function plantCanaries(
  engine: Engine,
  chamber: ChamberId,
  person: PersonId,
  hide: (matter: string) => string,
): Promise<string[]> {
  await dropConstraints(engine)
  const columns = await listColumns(engine)
  const records = ['matter', 'client', 'case', 'tracker', 'invoice', 'receipt', 'import', 'note']
  const kinds = [...records, 'person', 'document', 'order']
  const ids = Object.fromEntries(kinds.map((kind) => [kind, newId()]))
  const of = (kind: string) => `'${ids[kind]}'`
  const add = (table: string, own: Values = {}) => plant(engine, columns, table, { chamber_id: `'${chamber}'`, ...own })
  const matter = { matter_id: of('matter') }
  await add('matter', { id: of('matter'), case_id: of('case'), is_sensitive: 'false' })
  await add('client', { id: of('client') })
  await add('matter_client', { ...matter, client_id: of('client') })
  await add('fir_tracker', { id: of('tracker'), matter_ids: `ARRAY[${of('matter')}::uuid]` })
  await add('invoice', { id: of('invoice'), ...matter })
  await add('invoice_receipt', { id: of('receipt'), ...matter })
  await add('import_row', { id: of('import'), ...matter })
  await add('document', { id: of('document'), client_id: of('client') })
  await engine.execute(`INSERT INTO case_order (id, case_id, key, kind, ref, document, seen_at)
    VALUES (${of('order')}, ${of('case')}, '1', 'order', '{}', 'by-hand', now())`)
  await add('note', { id: of('note'), ...matter, is_private: 'false' })
  await add('client_access', { client_id: of('client'), person_id: of('person') })
  await add('person', { id: of('person') })
  await add('membership', { person_id: of('person') })

  const { rows } = await engine.execute('SELECT of_table, of_column, kinds FROM peshi_walled() ORDER BY 1, 2')
  const places = rows as unknown as { of_table: string; of_column: string; kinds: string[] }[]
  const itself = ['matter id', 'client id', 'membership person_id']
  const addAll = async () => {
    for (const { of_table, of_column, kinds } of places.filter(
      (one) => !itself.includes(`${one.of_table} ${one.of_column}`),
    ))
      for (const kind of kinds)
        await add(of_table, {
          person_id: of_table === 'matter_team' ? `'${newId()}'` : `'${person}'`,
          document_id: of('document'),
          order_id: of('order'),
          category: `'Court'`,
          [of_column]: of_column === 'matter_ids' ? `ARRAY[${of(kind)}::uuid]` : of(kind),
        })
  }
  await addAll()
  await engine.execute(hide(of('matter')))
  await addAll()
  return [...new Set(places.map(({ of_table }) => of_table))]
}

/** The tables in which the person of the transaction finds the canary. */
export async function findCanaries(query: (text: string) => Promise<Record<string, unknown>[]>): Promise<string[]> {
  const readable = await query(`SELECT table_name AS name, string_agg(format('%I', column_name), ', ') AS columns
    FROM information_schema.column_privileges JOIN pg_class ON relname = table_name AND relkind = 'r' AND relname !~ '_[0-9]{6}$'
    WHERE grantee = 'peshi_app' AND privilege_type = 'SELECT' AND table_schema = 'public' GROUP BY 1 ORDER BY 1`)
  const found = []
  for (const { name, columns } of readable) {
    const rows = await query(`SELECT ${columns} FROM "${name}"`)
    if (JSON.stringify(rows).includes(canary)) found.push(String(name))
  }
  return found
}
