/**
 * `ofMatter` selects the rows of one matter. Columns in `without` are not exported.
 * A test compares these lists with the database, so that no private table is forgotten.
 */
export interface ExportedTable {
  ofMatter?: string
  without?: readonly string[]
}

const table = (ofMatter?: string, without?: readonly string[]): ExportedTable => ({
  ...(ofMatter && { ofMatter: ofMatter === 'matter_id' ? 'matter_id = :matter' : ofMatter }),
  ...(without && { without }),
})

const byNote = 'note_id in (select id from note where chamber_id = :chamber and matter_id = :matter)'
const byDocument = 'document_id in (select id from document where chamber_id = :chamber and matter_id = :matter)'
const byClient = 'id in (select client_id from matter_client where chamber_id = :chamber and matter_id = :matter)'
const byTag = 'id in (select tag_id from matter_tag where chamber_id = :chamber and matter_id = :matter)'
const byOrder =
  'order_id in (select o.id from case_order o join matter m on m.case_id = o.case_id where m.chamber_id = :chamber and m.id = :matter)'

const byTracker = 'tracker_id in (select id from appeal_tracker where chamber_id = :chamber and matter_id = :matter)'

export const takeoutParts: Record<string, ExportedTable> = {
  matter: table(undefined, ['search_text']),
  matter_alias: table('matter_id', ['key']),
  matter_client: table('matter_id'),
  matter_fir: table('matter_id', ['key']),
  matter_link: table('(matter_id = :matter or of_matter_id = :matter)'),
  matter_tag: table('matter_id'),
  matter_team: table('matter_id'),
  member_leave: table(),
  access_event: table(undefined, ['once_by']),
  event: table('matter_id'),
  appearance: table('matter_id'),
  appearance_rules: table(),
  appeal_hit: table(byTracker, ['case_key']),
  appeal_tracker: table('matter_id', ['petitioner_keys', 'respondent_keys']),
  caveat_hit: table(
    'tracker_id in (select id from caveat_tracker where chamber_id = :chamber and matter_id = :matter)',
    ['case_key'],
  ),
  caveat_proof: table(
    'tracker_id in (select id from caveat_tracker where chamber_id = :chamber and matter_id = :matter)',
    ['file_key', 'upload_id'],
  ),
  caveat_tracker: table('matter_id', ['caveator_keys', 'caveatee_keys']),
  client: table(byClient, ['search_text']),
  chamber_plan: table(),
  charge: table('matter_id'),
  guest: table('matter_id', ['token_hash']),
  client_access: table(),
  client_consent: table(),
  client_message: table('matter_id'),
  client_note: table('matter_id'),
  clock: table('matter_id'),
  clock_dismissal: table('matter_id'),
  conflict_check: table('matter_id'),
  court_calendar_offer: table(),
  court_coverage: table(),
  court_holiday: table(),
  court_week: table(),
  direction: table('matter_id', ['proposal']),
  model_answer: table('matter_id', ['digest']),
  serving: table('matter_id'),
  document: table('matter_id'),
  document_version: table(byDocument, ['file_key']),
  fir_reading: table(
    'tracker_id in (select id from fir_tracker where chamber_id = :chamber and :matter = any(matter_ids))',
  ),
  fir_tracker: table(':matter = any(matter_ids)'),
  former_member: table(),
  gateway_payment: table(),
  handover: table('matter_id'),
  // Invoices and payments are only in the export of a whole chamber, because not everybody who exports a matter may see
  // them.
  billing_identity: table(),
  chamber_series: table(),
  credit_note: table(),
  fee_terms: table('matter_id'),
  invoice: table(undefined, ['link_hash']),
  invoice_mail: table(),
  invoice_payment_link: table(undefined, ['url']),
  invoice_receipt: table(),
  hearing: table('matter_id'),
  video_link: table(),
  membership: table(),
  note: table('matter_id', ['folded']),
  note_mention: table(byNote),
  order_copy: table(byOrder, ['file_key']),
  paper_request: table('matter_id', ['token_hash']),
  plan_billing: table(),
  plan_invoice: table(),
  plan_payment: table(undefined, ['url']),
  saved_view: table(),
  share: table('matter_id'),
  support_file: table(undefined, ['file_key', 'upload_id']),
  support_message: table(),
  support_ticket: table(),
  tag: table(byTag),
  task: table('matter_id'),
  watched_name: table(undefined, ['key']),
}

export const notExported: Record<string, string> = {
  alert_choice: 'a person’s own setting',
  alert_due: 'alerts not yet sent',
  appearance_alert: 'counts of messages',
  appearance_due: 'when the job next reads the hearings',
  alert_plan: 'a person’s own setting',
  calendar_clock: 'state of the calendar feeds',
  calendar_event: 'state of the calendar feeds',
  calendar_feed: 'gives access to the calendar',
  call_alert: 'an alert of one day',
  call_alert_setting: 'a person’s own setting',
  chamber: 'its name is in README.txt; retention is a setting',
  client_link: 'gives a client access to the application',
  court_tally: 'counted from the matters',
  deletion: 'a requested deletion',
  dispatch: 'a log of mail, SMS and push; their text is not stored',
  document_page: 'read from the document, which is exported',
  dropped_file: 'files waiting to be deleted',
  due_check: 'derived from trackers and imports',
  held_file: 'files that wait for the virus scanner',
  favourite_court: 'a person’s own setting',
  fir_find: 'a search waiting for its captcha',
  model_settings: 'its key is encrypted; the settings are on their page',
  gateway_account: 'keys of the chamber’s account at the payment gateway',
  idempotent_reply: 'replies stored for repeated requests',
  invitation: 'gives access to the chamber; invited people are in the activity',
  import_row: 'rows of imported files; their matters are exported',
  listing: 'found on the courts’ own lists',
  sighting: 'found on the courts’ own lists',
  matter_count: 'counted from the matters',
  matter_import: 'the import itself',
  matter_name: 'search keys of names',
  name_sound: 'search keys of names',
  name_sound_due: 'waiting jobs',
  notification: 'personal notifications; the events are in the activity',
  order_copy_page: 'read from the document, which is exported',
  order_read: 'which orders a person has read',
  passkey: 'gives access to the application',
  password_reset: 'gives access to the application',
  payment_event: 'webhooks; the resulting payments are exported',
  pending_find: 'a search waiting for its captcha',
  pending_step: 'gives access to the application',
  practice: 'a person’s own setting',
  practice_client: 'a person’s own setting',
  practice_case: 'what courts said to a person; followed cases are matters',
  person: 'names and roles are in people.csv, without secrets',
  recovery_code: 'gives access to the application',
  report_mail: 'a person’s own setting',
  second_factor: 'gives access to the application',
  push_device: 'a person’s own browser',
  sign_in: 'gives access to the application',
  takeout: 'the exported files',
  wall: 'who sees hidden records',
  upload: 'unfinished uploads',
}
