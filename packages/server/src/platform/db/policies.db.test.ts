import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'

/** Besides settings and casts, a policy calls only these functions, which read no table while their setting is there. */
const allowed = [
  'current_setting',
  'peshi_client',
  'peshi_client_before',
  'peshi_erases',
  'peshi_grants',
  'peshi_knows',
  'peshi_sees',
]
const words = ['ALL', 'AND', 'ANY', 'ARRAY', 'COALESCE', 'IN', 'NOT', 'NULLIF', 'OR']

const called = (condition: string) =>
  [...condition.matchAll(/([\w.]+)\s*\(/g)].map(([, name = '']) => name).filter((name) => !words.includes(name))

test('no row-level policy contains a subquery or calls a function that may read tables', async () => {
  const db = await testDatabase()
  const { rows } =
    await db.engine.execute(`SELECT tablename, policyname, coalesce(qual, '') || ' ' || coalesce(with_check, '') AS condition
    FROM pg_policies WHERE schemaname = 'public'`)
  await db.close()
  const policies = rows.map(({ tablename, policyname, condition }) => ({
    name: `${tablename} ${policyname}`,
    condition: String(condition),
  }))
  expect(policies.length).toBeGreaterThan(250)
  expect(policies.filter(({ condition }) => /\b(SELECT|EXISTS)\b/i.test(condition))).toEqual([])
  expect(policies.filter(({ condition }) => called(condition).some((name) => !allowed.includes(name)))).toEqual([])
})

// Citus forgets `AS RESTRICTIVE`, and PostgreSQL joins other policies with OR.
test('a role has at most one policy for a command of a table, and none is restrictive', async () => {
  const db = await testDatabase()
  const { rows } = await db.engine.execute(`
    SELECT tablename, policyname FROM pg_policies one WHERE schemaname = 'public' AND (permissive <> 'PERMISSIVE' OR EXISTS (
      SELECT FROM pg_policies other
      WHERE other.tablename = one.tablename AND other.policyname <> one.policyname AND other.roles && one.roles
        AND (other.cmd = one.cmd OR 'ALL' IN (other.cmd, one.cmd))))`)
  await db.close()
  expect(rows).toEqual([])
})

test('the check of policies detects a subquery and another function', () => {
  expect(called('(id IN ( SELECT share.matter_id FROM share))')).toEqual([])
  expect(called("(chamber_id = (NULLIF(current_setting('app.chamber'::text, true), ''::text))::uuid)")).toEqual([
    'current_setting',
  ])
  expect(called('(id <> ALL (peshi_hidden_matters()))')).toEqual(['peshi_hidden_matters'])
})
