/**
 * Column `by` holds the id of the person to whom a row belongs. Columns in `without` are not exported.
 * A test compares these lists with the database, so that no table is forgotten.
 */
export interface Personal {
  by: string
  without?: readonly string[]
}

export const personalTables: Record<string, Personal> = {
  access_event: { by: 'person_id', without: ['once_by'] },
  event: { by: 'person_id' },
  alert_choice: { by: 'person_id' },
  alert_plan: { by: 'person_id' },
  calendar_feed: { by: 'person_id', without: ['token_hash'] },
  call_alert: { by: 'person_id' },
  call_alert_setting: { by: 'person_id' },
  client_message: { by: 'person_id' },
  favourite_court: { by: 'person_id' },
  matter_team: { by: 'person_id' },
  member_leave: { by: 'person_id' },
  note: { by: 'created_by' },
  note_mention: { by: 'person_id' },
  notification: { by: 'person_id' },
  order_read: { by: 'person_id' },
  practice: { by: 'person_id' },
  practice_client: { by: 'person_id' },
  practice_case: { by: 'person_id', without: ['ref', 'case_key'] },
  push_device: { by: 'person_id', without: ['endpoint', 'p256dh', 'auth', 'sign_in_id'] },
  report_mail: { by: 'person_id' },
  saved_view: { by: 'person_id' },
  support_message: { by: 'person_id' },
  support_ticket: { by: 'person_id' },
}

export const notInPersonExport: Record<string, string> = {
  alert_due: 'alerts not yet sent; they are in the notifications',
  appearance_alert: 'counts of messages',
  client_access: 'belongs to a client, who asks the chamber',
  deletion: 'a requested deletion',
  dispatch: 'in messages.csv',
  fir_find: 'a search waiting for its captcha',
  former_member: 'a former member asks the chamber',
  idempotent_reply: 'replies stored for repeated requests',
  membership: 'in profile.json',
  passkey: 'in profile.json',
  password_reset: 'gives access to the application',
  pending_find: 'a search waiting for its captcha',
  pending_step: 'gives access to the application',
  recovery_code: 'gives access to the application',
  second_factor: 'in profile.json, as a yes or no',
  sign_in: 'in profile.json',
  upload: 'unfinished uploads',
}
