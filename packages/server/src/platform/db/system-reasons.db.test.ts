import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import type { Db } from './door.ts'
import { systemReasons } from './system-reasons.ts'

let db: Db
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const grants = async () => {
  const { rows } = await db.engine.execute(`
    SELECT table_name || ' ' || privilege_type AS may, string_agg(column_name, ',' ORDER BY column_name) AS columns
    FROM information_schema.column_privileges
    WHERE grantee = 'peshi_system' AND table_name IN (
      SELECT relname FROM pg_class WHERE relrowsecurity)
    GROUP BY 1 ORDER BY 1`)
  return Object.fromEntries(rows.map(({ may, columns }) => [may, String(columns)]))
}

test('the system role can reach only the listed private tables and columns', async () => {
  const granted = await grants()
  const tables = [...new Set(Object.keys(granted).map((may) => may.split(' ')[0]))].sort()
  expect(tables).toEqual([
    'access_event',
    'alert_due',
    'appeal_tracker',
    'appearance_due',
    'calendar_feed',
    'caveat_proof',
    'caveat_tracker',
    'chamber',
    'chamber_plan',
    'client',
    'client_access',
    'client_link',
    'clock',
    'court_calendar_offer',
    'deletion',
    'dispatch',
    'document',
    'document_page',
    'document_version',
    'dropped_file',
    'due_check',
    'fir_find',
    'fir_tracker',
    'former_member',
    'gateway_account',
    'guest',
    'held_file',
    'idempotent_reply',
    'invitation',
    'invoice',
    'listing',
    'matter',
    'matter_alias',
    'matter_count',
    'matter_import',
    'membership',
    'name_sound_due',
    'note',
    'notification',
    'order_copy_page',
    'paper_request',
    'passkey',
    'password_reset',
    'pending_find',
    'pending_step',
    'person',
    'plan_payment',
    'push_device',
    'recovery_code',
    'report_mail',
    'second_factor',
    'sighting',
    'sign_in',
    'support_ticket',
    'takeout',
    'task',
    'upload',
    'watched_name',
  ])
  for (const table of tables) expect(Object.values(systemReasons).join(' ')).toContain(table)

  const columns = Object.fromEntries(
    Object.entries(granted).filter(([may]) =>
      /appeal|appearance|caveat|guest|held|calendar|check|matter|find|reply|watched|document|upload|dropped|note|clock|client|invitation|invoice|sound|fir|notification|order|plan|task|paper/.test(
        may,
      ),
    ),
  )
  expect(columns).toEqual({
    'appeal_tracker SELECT':
      'chamber_id,deleted_at,id,judgment_date,petitioner_keys,respondent_keys,stopped_at,stops_on,warned_at',
    'appearance_due SELECT': 'chamber_id,due_at',
    'court_calendar_offer SELECT': 'chamber_id,court,offered_at,year',
    'calendar_feed SELECT': 'chamber_id,person_id,token_hash',
    'caveat_proof SELECT': 'chamber_id,deleted_at',
    'due_check SELECT': 'chamber_id,kind,state,subject_id',
    'chamber_plan INSERT': 'chamber_id,ends_on,is_trial,limits,months,name,plan,price,reminded',
    'chamber_plan SELECT': 'chamber_id,ends_on,reminded',
    'plan_payment SELECT': 'asked_at,chamber_id,id,link_id,state',
    'caveat_tracker SELECT':
      'caveatee_keys,caveator_keys,chamber_id,deleted_at,expired_at,expires_on,id,lodged_on,matched_at,renewed_by',
    'clock SELECT': 'chamber_id,deleted_at',
    'notification SELECT': 'at,chamber_id',
    'task SELECT': 'chamber_id,deleted_at,remind_at',
    'note SELECT': 'chamber_id,created_by,deleted_at',
    'matter SELECT': 'case_id,case_number,case_type,case_year,chamber_id,cnr,deleted_at,hc_name,id,own_next_date',
    'matter_count SELECT': 'hc_name,matters',
    'matter_import SELECT': 'chamber_id,created_at,state',
    'matter_alias SELECT': 'chamber_id,court,key,matter_id',
    'client SELECT': 'chamber_id,deleted_at,email,id,mobile',
    'client_access SELECT': 'chamber_id,client_id,closed_at',
    'client_link SELECT': 'chamber_id,id,token_hash',
    'invitation SELECT': 'accepted_at,chamber_id,email,id,invited_by,revoked_at,token_hash',
    'invitation UPDATE': 'revoked_at',
    'guest SELECT': 'chamber_id,id,shared_by,token_hash',
    'invoice SELECT': 'chamber_id,deleted_at,id,link_hash',
    'order_copy_page SELECT': 'chamber_id,waits',
    'paper_request SELECT': 'chamber_id,id,remind_on,token_hash',
    'name_sound_due SELECT': 'chamber_id,matter_id,seen_by',
    'name_sound_due INSERT': 'chamber_id,matter_id,seen_by',
    'watched_name SELECT': 'chamber_id,court,id,key',
    'fir_find SELECT': 'chamber_id,expires_at',
    'fir_tracker SELECT': 'chamber_id,deleted_at',
    'pending_find SELECT': 'chamber_id,expires_at,id',
    'document SELECT': 'chamber_id,deleted_at',
    'document_page SELECT': 'chamber_id,waits',
    'document_version SELECT': 'chamber_id,text_read_at',
    'dropped_file SELECT': 'chamber_id',
    'held_file SELECT': 'chamber_id,removed_at',
    'upload SELECT': 'chamber_id,touched_at',
    'idempotent_reply SELECT': 'chamber_id,created_at,key,steps',
    'idempotent_reply INSERT': 'chamber_id,created_at,key,person_id,reply,request_hash,status,steps,subjects',
    'idempotent_reply UPDATE': 'reply,status,steps,subjects',
  })
})
