/**
 * The private tables that each kind of system transaction needs.
 * The database does not check the reason: the role `peshi_system` may use all these tables. In a request, each reason also
 * saves the results of its steps (`idempotent_reply`).
 */
export const systemReasons = {
  'sign-in':
    'person, chamber, membership, sign_in, second_factor, recovery_code, passkey, pending_step, password_reset: identify a person before the chamber is known; access_event: log sign-ins, sign-outs and refusals; chamber_plan: begin the trial of a new chamber, and read when a plan ends',
  account:
    'person, chamber, membership, sign_in, second_factor, recovery_code, passkey, pending_step: change data that belong to the person and not to a chamber; calendar_feed (chamber_id, person_id) and invitation (chamber_id, email, invited_by, accepted_at, revoked_at): revoke the addresses and invitations of a person who changes the password',
  'court-sync':
    'court tables: read cases, orders, case types and the health of courts; matter: find the chambers that follow a case; name_sound_due: note the cases with changed parties',
  boards: 'display boards and their samples; listing and matter: find the courts that have a listing today',
  calendar:
    'calendar_feed (chamber_id, person_id, token_hash), membership, person, chamber: find the owner of a calendar address',
  'call-times':
    'display boards, cause lists and the pace learned from them; listing: find the chambers that may need an alert before a call',
  'fan-out': 'matter (chamber_id, id, case_id, deleted_at): find the chambers that follow a changed case',
  'list-matching':
    'cause lists; matter (chamber_id, id, case_id, deleted_at, hc_name, cnr, case_type, case_number, case_year, own_next_date), watched_name (chamber_id, id, key, court) and matter_alias (chamber_id, matter_id, court, key): match the entries of a list; matter_count (hc_name, matters): find the courts that have matters; listing and sighting: save the matches; due_check (chamber_id, kind, subject_id, state): find the checks that wait for a list',
  tracking:
    'cause lists; appeal_tracker (chamber_id, id, judgment_date, keys, stops_on, warned_at, stopped_at, deleted_at) and caveat_tracker (chamber_id, id, lodged_on, keys, expires_on, matched_at, expired_at, renewed_by, deleted_at): match the entries of a list, and find the trackers that end',
  cleanup:
    'pending_find, appeal_tracker, caveat_tracker, caveat_proof, fir_find, fir_tracker, idempotent_reply, invoice, matter, client, name_sound_due, note, clock, document, document_version, task, upload, dropped_file, takeout, matter_import, notification, access_event: find and count the rows that are past their retention time; chamber: read the retention times',
  recognition:
    'document_page and order_copy_page (chamber_id, waits): find the chambers with pages that wait to be recognised, and count these pages',
  'due-checks': 'due_check (chamber_id, kind, state): find the chambers whose checks may need no captcha',
  scanning: 'held_file (chamber_id, removed_at): find the chambers with files that wait for the virus scanner',
  'invoice-links':
    'invoice (chamber_id, id, link_hash): find the invoice of a secret address before the chamber is known; gateway_account (chamber_id): find the chambers whose payment links are asked about',
  'guest-links':
    'guest (chamber_id, id, token_hash, shared_by): find the guest of a secret address before the chamber is known; membership: the role of the person who shared the matter',
  'court-calendars':
    'court_calendar: save the court days that the operator loads; court_calendar_offer (read only) and chamber: list what chambers offer; matter_count (hc_name, matters): find the courts of matters without a calendar',
  'judgment-index': 'judgment, judgment_citation and judgment_file: save the public judgments that the operator loads',
  installation: 'chamber: list the chambers; cause lists: list those that were read in part, for the operators',
  invitations: 'invitation (chamber_id, id, token_hash): find the invitation of a link before the chamber is known',
  'client-links':
    'client_link (chamber_id, id, token_hash): find the client of a link; client (chamber_id, id, email, mobile, deleted_at) and client_access (chamber_id, client_id, closed_at): find the clients with an e-mail address or mobile number',
  'paper-links':
    'paper_request (chamber_id, id, token_hash): find the request of a secret address before the chamber is known',
  reminders:
    'chamber (id, enabled): list the chambers whose deadlines, directions and due checks are examined each morning; appearance_due (chamber_id, due_at): find the chambers whose hearings are to be confirmed; task (chamber_id, remind_at): find the tasks with a due reminder; paper_request (chamber_id, remind_on): find the requests for papers with a due reminder',
  plans:
    'chamber_plan (chamber_id, ends_on, reminded): find the plans that end soon; plan_payment (chamber_id, id, link_id, state, asked_at): find the payment that a message of the gateway is about, and the payments without an answer',
  alerts:
    'alert_due (chamber_id, person_id, channel, due_at): find the due alerts; person, membership, chamber: address them; push_device: register a browser for push messages, although another person may have registered it before',
  sending:
    'dispatch: send mails, SMS and push messages and save the result, in some cases before a chamber is known; push_device, sign_in: find the signed-in devices that receive a push message',
  news: 'news_feed, news_post: save the legal news, which are the same for all chambers',
  support: 'support_ticket: list the tickets of all chambers for the operators; person, chamber: name the senders',
  erasure:
    'deletion: find the data that must be deleted; former_member (chamber_id, person_id): find the former chambers of a person; person, membership, sign_in, second_factor, recovery_code, passkey, pending_step, password_reset, dispatch, push_device: delete an account; chamber: read the name of a deleted chamber',
  tries: 'try_count: count the attempts for a name or an address, stored as hashes',
  reports:
    'report_mail (chamber_id, id, person_id, next_at): find the reports that are due by mail; person, membership, chamber: address them',
  seed: 'person, chamber, membership, chamber_plan: create the demo chamber at the first start',
} as const

export type SystemReason = keyof typeof systemReasons
