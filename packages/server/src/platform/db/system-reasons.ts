/**
 * The private tables that each kind of system transaction needs. The database does not check the reason: the role
 * `peshi_system` may use all these tables.
 */
export const systemReasons = {
  'sign-in':
    'person, chamber, membership, sign_in, second_factor, recovery_code, passkey, pending_step, password_reset: who is at the door, before a chamber is known; access_event: that they came, went or were refused; chamber_plan: the trial of a chamber that is opened, and when a plan ends',
  account:
    'person, chamber, membership, sign_in, second_factor, recovery_code, passkey, pending_step: a person changes what belongs to the person, not to a chamber; calendar_feed (chamber_id, person_id) and invitation (chamber_id, email, invited_by, accepted_at, revoked_at): what a person opened ends with a password',
  'court-sync':
    'court tables: reading cases, orders, case types and the health of courts; of matter only who follows; name_sound_due: whose parties changed',
  boards: 'display boards and their samples; of listing and matter only whether anybody is listed at a court today',
  calendar: 'calendar_feed (chamber_id, person_id, token_hash), membership, person, chamber: whose a secret address is',
  'call-times': 'boards, cause lists and the pace learned of them; of listing whom an alert before a call may concern',
  'fan-out': 'matter (chamber_id, id, case_id, deleted_at): who follows a case that changed',
  'list-matching':
    'cause lists; of matter (chamber_id, id, case_id, deleted_at, hc_name, cnr, case_type, case_number, case_year, own_next_date), watched_name (chamber_id, id, key, court) and matter_alias (chamber_id, matter_id, court, key): whom a list meets; listing and sighting: where they are listed or named; due_check (chamber_id, kind, subject_id, state): who waits for a list',
  tracking:
    'cause lists; of appeal_tracker (chamber_id, id, judgment_date, keys, stops_on, warned_at, stopped_at, deleted_at): whom a list of the Supreme Court meets, whose time is over; of caveat_tracker (chamber_id, id, lodged_on, keys, expires_on, matched_at, expired_at, renewed_by, deleted_at): the same of a caveat',
  'house-keeping':
    'pending_find, appeal_tracker, caveat_tracker, caveat_proof, fir_find, fir_tracker, idempotent_reply, invoice, matter, client, name_sound_due, note, clock, document, task, upload, dropped_file, takeout, matter_import, notification, access_event: which chambers hold rows past their time, and how many; chamber: how long each keeps them',
  'invoice-links':
    'invoice (chamber_id, id, link_hash): which invoice a secret address shows, before a chamber is known',
  installation: 'chamber: which chambers there are; cause lists: which were read in part, for the operators',
  invitations: 'invitation (chamber_id, id, token_hash): which chamber a link invites to, before a chamber is known',
  'client-links':
    'client_link (chamber_id, id, token_hash): whose a link is; client (chamber_id, id, email, mobile, deleted_at) and client_access (chamber_id, client_id, closed_at): who is written to by a name',
  reminders:
    'chamber (id, enabled): whose clocks, directions and due checks are looked at each morning; task (chamber_id, remind_at): whose tasks are to be told of',
  plans:
    'chamber_plan (chamber_id, ends_on, reminded): whose plan ends soon; plan_payment (chamber_id, id, link_id, state, asked_at): whose payment a message of the gateway is about, and which waits for one',
  alerts:
    'alert_due (chamber_id, person_id, channel, due_at): whose alerts are due; person, membership, chamber: how they are reached; push_device: a browser that takes push messages, which may have been another person’s',
  sending:
    'dispatch: what goes out by mail, SMS and push, and whether it went; some of it before a chamber is known; push_device, sign_in: where a push message goes, while that device is signed in',
  news: 'news_feed, news_post: the legal news as they were last read, the same for everybody',
  support:
    'support_ticket: what its list shows, for the operators who answer all chambers; person, chamber: who they are',
  erasure:
    'deletion: what is to be deleted; former_member (chamber_id, person_id): where its person worked; person, membership, sign_in, second_factor, recovery_code, passkey, pending_step, password_reset, dispatch, push_device: an account that is deleted; activity (subject_kind, subject_id, subject_label): what its person was called; chamber: the name of one that is gone',
  tries: 'try_count: how often a name or an address was tried, as hashes',
  reports:
    'report_mail (chamber_id, id, person_id, next_at): whose report is due by mail; person, membership, chamber: how they are reached',
  seed: 'person, chamber, membership, chamber_plan: the demo chamber of the first start',
} as const

export type SystemReason = keyof typeof systemReasons
