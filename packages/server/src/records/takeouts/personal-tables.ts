/**
 * Chamber tables with personal rows, by the owner's column, for a person's export. A test compares both lists with the
 * database, so no table can be forgotten.
 */
export interface Personal {
  by: string
  without?: readonly string[]
}

export const personalTables: Record<string, Personal> = {
  access_event: { by: 'person_id', without: ['once_by'] },
  activity: { by: 'person_id' },
  alert_choice: { by: 'person_id' },
  alert_plan: { by: 'person_id' },
  calendar_feed: { by: 'person_id', without: ['token_hash'] },
  call_alert: { by: 'person_id' },
  call_alert_setting: { by: 'person_id' },
  client_message: { by: 'person_id' },
  favourite_court: { by: 'person_id' },
  matter_team: { by: 'person_id' },
  note: { by: 'created_by' },
  note_mention: { by: 'person_id' },
  notification: { by: 'person_id' },
  push_device: { by: 'person_id', without: ['endpoint', 'p256dh', 'auth', 'sign_in_id'] },
  report_mail: { by: 'person_id' },
  saved_view: { by: 'person_id' },
  support_message: { by: 'person_id' },
  support_ticket: { by: 'person_id' },
}

export const notInPersonExport: Record<string, string> = {
  alert_due: 'notifications that wait to go out; they stand among the notifications',
  client_access: 'a client’s; clients ask the chamber, whose clients they are',
  deletion: 'that something is to be deleted',
  dispatch: 'in messages.csv',
  fir_find: 'a search that waits for its answer',
  former_member: 'who worked in a chamber once asks that chamber',
  idempotent_reply: 'replies kept for a repeated request',
  membership: 'in profile.json',
  passkey: 'in profile.json',
  password_reset: 'opens the application',
  pending_find: 'a search that waits for its answer',
  pending_step: 'opens the application',
  recovery_code: 'opens the application',
  second_factor: 'in profile.json, whether there is one',
  sign_in: 'in profile.json',
  upload: 'files on their way here',
}
