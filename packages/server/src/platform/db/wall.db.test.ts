import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCanaries, plantCanaries } from '../../../test/canaries.ts'
import { newChamber } from '../../../test/chamber.ts'
import { unusedDatabase } from '../../../test/database.ts'
import { newColleague } from '../../../test/people.ts'
import type { Db, Reader, Rows } from './door.ts'

/** Why a chamber's table hides nothing behind the wall. */
const without: Record<string, string> = {
  alert_due: 'ids of notifications',
  alert_plan: 'a person’s own setting',
  appearance_alert: 'counts of messages',
  appearance_due: 'a time of the chamber',
  appearance_rules: 'of the chamber',
  billing_identity: 'of the chamber',
  calendar_feed: 'a person’s own secret',
  call_alert_setting: 'a person’s own setting',
  chamber_plan: 'of the chamber',
  chamber_series: 'of the chamber',
  court_calendar_offer: 'of the chamber',
  court_coverage: 'of the chamber',
  court_holiday: 'of the chamber',
  court_tally: 'counts of courts',
  court_week: 'of the chamber',
  video_link: 'of the chamber',
  deletion: 'a person’s own request',
  dispatch: 'only the recipient reads it',
  dropped_file: 'keys of files',
  held_file: 'keys of files',
  favourite_court: 'a person’s own setting',
  fir_find: 'only the person who searched reads it',
  gateway_account: 'encrypted',
  model_settings: 'the owner’s settings, with an encrypted key',
  draft_template: 'of the chamber',
  draft_template_version: 'of the chamber',
  filing_checklist: 'of the chamber',
  idempotent_reply: 'encrypted',
  invitation: 'of the chamber',
  matter_count: 'counts for each team',
  member_leave: 'days of a person',
  matter_import: 'a file of cases; its rows are walled',
  payment_event: 'of the chamber',
  pending_find: 'only the person who searched reads it',
  plan_billing: 'of the chamber',
  plan_invoice: 'of the chamber',
  plan_payment: 'of the chamber',
  practice: 'a person’s own setting',
  order_read: 'only the person who read the orders reads it',
  push_device: 'a person’s own device',
  report_mail: 'a person’s own report',
  saved_view: 'filters of a list',
  sign_in: 'sessions',
  support_file: 'only the person who asked reads it',
  support_message: 'only the person who asked reads it',
  support_ticket: 'only the person who asked reads it',
  tag: 'words of the chamber',
  upload: 'only the person who uploads reads it',
  wall: 'no person reads it',
  watched_name: 'names that the chamber watches for',
}

interface Office {
  owner: Reader
  clerk: Reader
  walled: string[]
}

let db: Db
const offices = {} as Record<'sensitive' | 'own-only', Office>
beforeAll(async () => {
  db = await unusedDatabase()
  offices.sensitive = await officeWithCanaries(
    () => (matter) => `UPDATE matter SET is_sensitive = true WHERE id = ${matter}`,
  )
  offices['own-only'] = await officeWithCanaries(
    (chamber) => () =>
      `DO $$ BEGIN
    PERFORM set_config('app.chamber', '${chamber}', true);
    UPDATE chamber SET own_matters_only = true WHERE id = '${chamber}';
    PERFORM peshi_wall_chamber();
  END $$`,
  )
})
afterAll(() => db.close())

async function officeWithCanaries(hide: (chamber: string) => (matter: string) => string): Promise<Office> {
  const owner: Reader = { ...(await newChamber(db)), role: 'owner' }
  const clerk: Reader = { ...(await newColleague(db, owner.chamberId, 'Clerk', 'clerk')), role: 'clerk' }
  return {
    owner,
    clerk,
    walled: await plantCanaries(db.engine, owner.chamberId, clerk.personId, hide(owner.chamberId)),
  }
}

const findAs = (reader: Reader) =>
  db.asChamber(reader, (tx) =>
    findCanaries(async (text) => ((await tx.execute(sql.raw(text))) as unknown as Rows).rows),
  )

const kinds = ['sensitive', 'own-only'] as const

test.each(kinds)('outside its team, nothing of a %s matter or its client is read from any table', async (kind) => {
  expect(await findAs(offices[kind].clerk)).toEqual([])
})

test.each(kinds)('the owner reads the canaries of a %s matter', async (kind) => {
  const { owner, walled } = offices[kind]
  const found = await findAs(owner)
  const withoutText = [
    'appearance',
    'call_alert',
    'client_access',
    'fee_terms',
    'practice_client',
    'former_member',
    'matter_tag',
    'matter_team',
    'name_sound_due',
    'note_mention',
  ]
  expect([...found, ...withoutText, 'notification'].toSorted()).toEqual(expect.arrayContaining(walled))
})

test('every table of a chamber is walled, or says why not', async () => {
  const { walled } = offices.sensitive
  const { rows } = await db.engine.execute(`SELECT table_name AS name FROM information_schema.columns
    JOIN pg_class ON relname = table_name AND relkind = 'r' AND relname !~ '_[0-9]{6}$' WHERE table_schema = 'public' AND column_name = 'chamber_id'`)
  const tables = rows.map(({ name }) => String(name))
  expect(tables.filter((name) => !walled.includes(name) && !(name in without))).toEqual([])
  expect(Object.keys(without).filter((name) => walled.includes(name) || !tables.includes(name))).toEqual([])
})

test('a column that leads to a matter or client is walled', async () => {
  const { rows } =
    await db.engine.execute(`SELECT table_name || ' ' || column_name AS name FROM information_schema.columns
    JOIN pg_class ON relname = table_name AND relkind = 'r' AND relname !~ '_[0-9]{6}$'
    WHERE table_schema = 'public' AND column_name ~ '^(of_)?(matter|client|tracker|invoice|receipt)_ids?$' AND NOT EXISTS (
      SELECT FROM peshi_walled() WHERE of_table = table_name AND of_column = column_name) ORDER BY 1`)
  // The recipient reads a mail. A client is seen wherever a link with a matter is seen.
  expect(rows.map(({ name }) => name)).toEqual(['dispatch matter_id', 'matter_client client_id'])
})
