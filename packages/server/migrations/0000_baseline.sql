-- The whole schema as of the first release. Later migrations only add to it; this file is never edited.

-- Roles that a connection takes on for the length of a transaction (`SET LOCAL ROLE`). None of them can sign in, own a
-- table or bypass row-level security.
-- peshi_app: a chamber's door. peshi_system: sign-in, webhooks and work over all chambers. peshi_client: a chamber's client,
-- who reads only what is granted here by name. peshi_eraser: deletes one chamber, once its deletion has begun.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['peshi_app', 'peshi_system', 'peshi_client', 'peshi_eraser'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS', name);
    END IF;
    EXECUTE format('GRANT %I TO %I', name, current_user);
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', name);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TABLE access_event (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  person_id uuid NOT NULL,
  kind text NOT NULL,
  device text,
  address text,
  matter_id uuid,
  detail text,
  once_by text,
  CONSTRAINT access_event_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT access_event_once UNIQUE (chamber_id, once_by)
);
--> statement-breakpoint
CREATE TABLE activity (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  person_id uuid,
  by_name text,
  action text NOT NULL,
  matter_id uuid,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  subject_label text,
  detail jsonb,
  only_for uuid,
  CONSTRAINT activity_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE alert_choice (
  chamber_id uuid NOT NULL,
  matter_id uuid NOT NULL,
  person_id uuid NOT NULL,
  choice text NOT NULL,
  CONSTRAINT alert_choice_chamber_id_matter_id_person_id_pk PRIMARY KEY (chamber_id, matter_id, person_id)
);
--> statement-breakpoint
CREATE TABLE alert_due (
  chamber_id uuid NOT NULL,
  person_id uuid NOT NULL,
  channel text NOT NULL,
  notification_id uuid NOT NULL,
  due_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT alert_due_chamber_id_person_id_channel_notification_id_pk PRIMARY KEY (chamber_id, person_id, channel, notification_id)
);
--> statement-breakpoint
CREATE TABLE alert_plan (
  chamber_id uuid NOT NULL,
  person_id uuid NOT NULL,
  plan jsonb NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT alert_plan_chamber_id_person_id_pk PRIMARY KEY (chamber_id, person_id)
);
--> statement-breakpoint
CREATE TABLE appeal_hit (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  tracker_id uuid NOT NULL,
  source text NOT NULL,
  case_key text NOT NULL,
  diary_number text,
  diary_year text,
  case_number text,
  petitioner text,
  respondent text,
  status text,
  registered_on date,
  listed_on date,
  item text,
  found_at timestamp(3) with time zone NOT NULL,
  state text DEFAULT 'new'::text NOT NULL,
  matter_id uuid,
  CONSTRAINT appeal_hit_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT appeal_hit_once UNIQUE (chamber_id, tracker_id, case_key)
);
--> statement-breakpoint
CREATE TABLE appeal_tracker (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  matter_id uuid,
  court_kind text NOT NULL,
  state_code text NOT NULL,
  bench_code text NOT NULL,
  case_type_code text NOT NULL,
  state_name text NOT NULL,
  bench_name text NOT NULL,
  case_type_name text NOT NULL,
  case_number text NOT NULL,
  case_year integer NOT NULL,
  judgment_date date NOT NULL,
  petitioner text,
  respondent text,
  petitioner_keys text[] NOT NULL,
  respondent_keys text[] NOT NULL,
  note text,
  check_every integer NOT NULL,
  margin_days integer NOT NULL,
  limitation_ends date NOT NULL,
  stops_on date NOT NULL,
  warned_at timestamp(3) with time zone,
  stopped_at timestamp(3) with time zone,
  stop_reason text,
  last_checked_at timestamp(3) with time zone,
  last_result text,
  created_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  CONSTRAINT appeal_tracker_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE billing_identity (
  chamber_id uuid NOT NULL,
  identity jsonb NOT NULL,
  changed_by uuid NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT billing_identity_pkey PRIMARY KEY (chamber_id)
);
--> statement-breakpoint
CREATE TABLE board_sample (
  court text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  "position" integer NOT NULL,
  court_no text NOT NULL,
  item text,
  list text,
  progress text NOT NULL,
  raw jsonb NOT NULL,
  CONSTRAINT board_sample_court_at_position_pk PRIMARY KEY (court, at, "position")
);
--> statement-breakpoint
CREATE TABLE board_state (
  court text NOT NULL,
  rooms jsonb DEFAULT '[]'::jsonb NOT NULL,
  read_at timestamp(3) with time zone,
  failing_since timestamp(3) with time zone,
  problem text,
  failures integer DEFAULT 0 NOT NULL,
  due_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT board_state_pkey PRIMARY KEY (court)
);
--> statement-breakpoint
CREATE TABLE calendar_clock (
  chamber_id uuid NOT NULL,
  clock_id uuid NOT NULL,
  sequence integer DEFAULT 0 NOT NULL,
  is_cancelled boolean DEFAULT false NOT NULL,
  fingerprint text NOT NULL,
  matter_id uuid,
  date date NOT NULL,
  title text NOT NULL,
  details text NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT calendar_clock_chamber_id_clock_id_pk PRIMARY KEY (chamber_id, clock_id)
);
--> statement-breakpoint
CREATE TABLE calendar_event (
  chamber_id uuid NOT NULL,
  matter_id uuid NOT NULL,
  date date NOT NULL,
  sequence integer DEFAULT 0 NOT NULL,
  is_cancelled boolean DEFAULT false NOT NULL,
  fingerprint text NOT NULL,
  title text NOT NULL,
  place text NOT NULL,
  details text NOT NULL,
  "time" text,
  changed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT calendar_event_chamber_id_date_matter_id_pk PRIMARY KEY (chamber_id, date, matter_id)
);
--> statement-breakpoint
CREATE TABLE calendar_feed (
  chamber_id uuid NOT NULL,
  person_id uuid NOT NULL,
  token_hash text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  last_read_at timestamp(3) with time zone,
  CONSTRAINT calendar_feed_chamber_id_person_id_pk PRIMARY KEY (chamber_id, person_id),
  CONSTRAINT calendar_feed_token UNIQUE (token_hash)
);
--> statement-breakpoint
CREATE TABLE call_alert (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  matter_id uuid NOT NULL,
  person_id uuid NOT NULL,
  date date NOT NULL,
  items_ahead smallint NOT NULL,
  raised_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT call_alert_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT call_alert_once UNIQUE (chamber_id, date, matter_id, person_id)
);
--> statement-breakpoint
CREATE TABLE call_alert_setting (
  chamber_id uuid NOT NULL,
  person_id uuid NOT NULL,
  items_before smallint,
  CONSTRAINT call_alert_setting_chamber_id_person_id_pk PRIMARY KEY (chamber_id, person_id)
);
--> statement-breakpoint
CREATE TABLE call_pace (
  court text NOT NULL,
  pace jsonb NOT NULL,
  learned_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT call_pace_pkey PRIMARY KEY (court)
);
--> statement-breakpoint
CREATE TABLE case_event (
  id uuid NOT NULL,
  case_id uuid NOT NULL,
  kind text NOT NULL,
  before text,
  after text,
  seen_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT case_event_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE case_hearing (
  id uuid NOT NULL,
  case_id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL,
  cause_list_type text,
  judge text,
  business_date date,
  next_date date,
  purpose text,
  business text,
  CONSTRAINT case_hearing_key UNIQUE (case_id, key),
  CONSTRAINT case_hearing_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE case_key (
  court text NOT NULL,
  key text NOT NULL,
  case_id uuid NOT NULL,
  kind text NOT NULL,
  CONSTRAINT case_key_court_key_case_id_pk PRIMARY KEY (court, key, case_id)
);
--> statement-breakpoint
CREATE TABLE case_name (
  case_id uuid NOT NULL,
  role text NOT NULL,
  sound text NOT NULL,
  CONSTRAINT case_name_case_id_role_sound_pk PRIMARY KEY (case_id, role, sound)
);
--> statement-breakpoint
CREATE TABLE case_order (
  id uuid NOT NULL,
  case_id uuid NOT NULL,
  key text NOT NULL,
  number text,
  date date,
  judge text,
  kind text NOT NULL,
  case_number text,
  ref jsonb NOT NULL,
  link text,
  document text NOT NULL,
  problem text,
  file_key text,
  sha256 text,
  size integer,
  seen_at timestamp(3) with time zone NOT NULL,
  fetched_at timestamp(3) with time zone,
  "position" integer DEFAULT 0 NOT NULL,
  vanished_at timestamp(3) with time zone,
  text_read_at timestamp(3) with time zone,
  pages integer,
  has_text boolean,
  CONSTRAINT case_order_key UNIQUE (case_id, key),
  CONSTRAINT case_order_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE case_origin (
  case_id uuid NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  CONSTRAINT case_origin_case_id_kind_key_pk PRIMARY KEY (case_id, kind, key)
);
--> statement-breakpoint
CREATE TABLE cause_list (
  id uuid NOT NULL,
  court text NOT NULL,
  date date NOT NULL,
  source text NOT NULL,
  title text NOT NULL,
  kind text NOT NULL,
  sha256 text,
  revision integer DEFAULT 0 NOT NULL,
  entries integer DEFAULT 0 NOT NULL,
  read_at timestamp(3) with time zone,
  changed_at timestamp(3) with time zone,
  failing_since timestamp(3) with time zone,
  problem text,
  CONSTRAINT cause_list_pkey PRIMARY KEY (id),
  CONSTRAINT cause_list_source UNIQUE (court, date, source)
);
--> statement-breakpoint
CREATE TABLE cause_list_day (
  court text NOT NULL,
  date date NOT NULL,
  looked_at timestamp(3) with time zone NOT NULL,
  read_at timestamp(3) with time zone,
  failing_since timestamp(3) with time zone,
  problem text,
  CONSTRAINT cause_list_day_court_date_pk PRIMARY KEY (court, date)
);
--> statement-breakpoint
CREATE TABLE cause_list_entry (
  list_id uuid NOT NULL,
  "position" integer NOT NULL,
  item text NOT NULL,
  court_no text,
  coram text[] NOT NULL,
  stage text,
  kind text NOT NULL,
  case_numbers text[] NOT NULL,
  keys text[] NOT NULL,
  cnr text,
  petitioner text NOT NULL,
  respondent text,
  petitioner_advocates text[] NOT NULL,
  respondent_advocates text[] NOT NULL,
  name_keys text[] NOT NULL,
  connected_to text,
  listed boolean NOT NULL,
  note text,
  page integer NOT NULL,
  revision integer NOT NULL,
  nth smallint NOT NULL,
  CONSTRAINT cause_list_entry_list_id_revision_position_pk PRIMARY KEY (list_id, revision, "position")
);
--> statement-breakpoint
CREATE TABLE caveat_hit (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  tracker_id uuid NOT NULL,
  source text NOT NULL,
  court text NOT NULL,
  case_key text NOT NULL,
  case_number text NOT NULL,
  petitioner text,
  respondent text,
  reason text NOT NULL,
  ref jsonb,
  listed_on date,
  item text,
  found_at timestamp(3) with time zone NOT NULL,
  state text DEFAULT 'new'::text NOT NULL,
  matter_id uuid,
  CONSTRAINT caveat_hit_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT caveat_hit_once UNIQUE (chamber_id, tracker_id, case_key)
);
--> statement-breakpoint
CREATE TABLE caveat_proof (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  tracker_id uuid NOT NULL,
  upload_id uuid NOT NULL,
  name text NOT NULL,
  file_key text NOT NULL,
  media_type text NOT NULL,
  size bigint NOT NULL,
  sha256 text NOT NULL,
  added_by uuid NOT NULL,
  added_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT caveat_proof_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT caveat_proof_upload UNIQUE (chamber_id, upload_id)
);
--> statement-breakpoint
CREATE TABLE caveat_tracker (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  matter_id uuid,
  court text NOT NULL,
  establishment text,
  court_ref text,
  caveat_number text,
  caveat_year integer,
  caveator text NOT NULL,
  caveatee text NOT NULL,
  caveator_keys text[] NOT NULL,
  caveatee_keys text[] NOT NULL,
  subject text,
  lodged_on date NOT NULL,
  valid_days integer NOT NULL,
  expires_on date NOT NULL,
  notice_posted_on date,
  notice_number text,
  note text,
  check_every integer NOT NULL,
  last_checked_at timestamp(3) with time zone,
  last_result text,
  matched_at timestamp(3) with time zone,
  expired_at timestamp(3) with time zone,
  renews uuid,
  renewed_by uuid,
  created_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  CONSTRAINT caveat_tracker_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE chamber (
  id uuid NOT NULL,
  name text NOT NULL,
  enabled boolean DEFAULT true NOT NULL,
  expires_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL,
  bin_days smallint DEFAULT 30 NOT NULL,
  notification_days smallint DEFAULT 90 NOT NULL,
  access_days smallint DEFAULT 400 NOT NULL,
  CONSTRAINT chamber_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE chamber_plan (
  chamber_id uuid NOT NULL,
  plan text NOT NULL,
  name text NOT NULL,
  is_trial boolean NOT NULL,
  months integer NOT NULL,
  price bigint NOT NULL,
  limits jsonb NOT NULL,
  ends_on date NOT NULL,
  reminded integer,
  CONSTRAINT chamber_plan_pkey PRIMARY KEY (chamber_id)
);
--> statement-breakpoint
CREATE TABLE chamber_series (
  chamber_id uuid NOT NULL,
  series text NOT NULL,
  year text NOT NULL,
  last integer NOT NULL,
  last_on date NOT NULL,
  CONSTRAINT chamber_series_chamber_id_series_year_pk PRIMARY KEY (chamber_id, series, year)
);
--> statement-breakpoint
CREATE TABLE client (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  aliases text[] NOT NULL,
  contact_person text,
  mobile text,
  email text,
  addresses jsonb NOT NULL,
  gstin text,
  pan text,
  language text,
  note text,
  search_text text NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  merged_into uuid,
  CONSTRAINT client_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE client_access (
  chamber_id uuid NOT NULL,
  client_id uuid NOT NULL,
  person_id uuid NOT NULL,
  opened_by uuid NOT NULL,
  opened_at timestamp(3) with time zone NOT NULL,
  closed_at timestamp(3) with time zone,
  CONSTRAINT client_access_chamber_id_client_id_pk PRIMARY KEY (chamber_id, client_id),
  CONSTRAINT client_access_person UNIQUE (person_id)
);
--> statement-breakpoint
CREATE TABLE client_consent (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  client_id uuid NOT NULL,
  notice_on date NOT NULL,
  notice_language text NOT NULL,
  purposes text[] NOT NULL,
  means text NOT NULL,
  given_by text,
  recorded_by uuid NOT NULL,
  recorded_at timestamp(3) with time zone NOT NULL,
  withdrawn_on date,
  withdrawn_by uuid,
  CONSTRAINT client_consent_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE client_link (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  client_id uuid NOT NULL,
  token_hash text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  used_at timestamp(3) with time zone,
  CONSTRAINT client_link_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE client_message (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  matter_id uuid NOT NULL,
  client_id uuid NOT NULL,
  from_client boolean NOT NULL,
  person_id uuid NOT NULL,
  by_name text NOT NULL,
  text text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  CONSTRAINT client_message_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE client_note (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  matter_id uuid NOT NULL,
  client_id uuid NOT NULL,
  date date NOT NULL,
  outcome text NOT NULL,
  language text NOT NULL,
  text_en text NOT NULL,
  text_own text NOT NULL,
  written_by uuid NOT NULL,
  written_at timestamp(3) with time zone NOT NULL,
  approved_by uuid,
  approved_at timestamp(3) with time zone,
  channels text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT client_note_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE clock (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  subject_kind text NOT NULL,
  subject_id uuid NOT NULL,
  matter_id uuid,
  subject_label text,
  rule text NOT NULL,
  title text,
  court text,
  start_on date NOT NULL,
  period_count integer,
  period_unit text,
  ends_on date,
  exclusions jsonb NOT NULL,
  reason text,
  note text,
  order_id uuid,
  is_critical boolean NOT NULL,
  reminders smallint[] NOT NULL,
  near_days smallint GENERATED ALWAYS AS (COALESCE((reminders[1])::integer, 0)) STORED NOT NULL,
  due_on date NOT NULL,
  entered_by uuid,
  entered_at timestamp(3) with time zone NOT NULL,
  ticked_by uuid,
  ticked_at timestamp(3) with time zone,
  ended text,
  ended_by uuid,
  ended_at timestamp(3) with time zone,
  ended_reason text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  CONSTRAINT clock_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE clock_dismissal (
  chamber_id uuid NOT NULL,
  matter_id uuid NOT NULL,
  rule text NOT NULL,
  start_on date NOT NULL,
  dismissed_by uuid NOT NULL,
  dismissed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT clock_dismissal_chamber_id_matter_id_rule_start_on_pk PRIMARY KEY (chamber_id, matter_id, rule, start_on)
);
--> statement-breakpoint
CREATE TABLE conflict_check (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  matter_id uuid,
  client_id uuid,
  hits jsonb NOT NULL,
  decision text NOT NULL,
  reason text,
  decided_by uuid NOT NULL,
  decided_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT conflict_check_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE court_case (
  id uuid NOT NULL,
  court text NOT NULL,
  unique_id text NOT NULL,
  unique_case_number text,
  case_type text NOT NULL,
  case_number text NOT NULL,
  case_year integer NOT NULL,
  cnr text,
  title text NOT NULL,
  petitioner text,
  respondent text,
  status text NOT NULL,
  stage text,
  next_date date,
  ref jsonb NOT NULL,
  record jsonb NOT NULL,
  fingerprint text NOT NULL,
  read_at timestamp(3) with time zone NOT NULL,
  failing_since timestamp(3) with time zone,
  problem text,
  sync_state text DEFAULT 'idle'::text NOT NULL,
  orders_done integer DEFAULT 0 NOT NULL,
  orders_total integer DEFAULT 0 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  due_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  claimed_until timestamp(3) with time zone,
  failures integer DEFAULT 0 NOT NULL,
  CONSTRAINT court_case_pkey PRIMARY KEY (id),
  CONSTRAINT court_case_unique_id UNIQUE (unique_id)
);
--> statement-breakpoint
CREATE TABLE court_case_types (
  court text NOT NULL,
  case_types jsonb NOT NULL,
  read_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT court_case_types_pkey PRIMARY KEY (court)
);
--> statement-breakpoint
CREATE TABLE court_health (
  court text NOT NULL,
  last_success_at timestamp(3) with time zone,
  failing_since timestamp(3) with time zone,
  failure text,
  failures integer DEFAULT 0 NOT NULL,
  CONSTRAINT court_health_pkey PRIMARY KEY (court)
);
--> statement-breakpoint
CREATE TABLE court_holiday (
  chamber_id uuid NOT NULL,
  court text NOT NULL,
  date date NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  CONSTRAINT court_holiday_chamber_id_court_date_pk PRIMARY KEY (chamber_id, court, date)
);
--> statement-breakpoint
CREATE TABLE court_report (
  court text NOT NULL,
  counted_at timestamp(3) with time zone NOT NULL,
  read integer NOT NULL,
  changed integer NOT NULL,
  failing integer NOT NULL,
  needs_look integer NOT NULL,
  due integer NOT NULL,
  oldest_due timestamp(3) with time zone,
  CONSTRAINT court_report_pkey PRIMARY KEY (court)
);
--> statement-breakpoint
CREATE TABLE court_tally (
  chamber_id uuid NOT NULL,
  court text NOT NULL,
  followed integer NOT NULL,
  due_now integer NOT NULL,
  failed integer NOT NULL,
  needs_look integer NOT NULL,
  problem text,
  oldest_read_at timestamp(3) with time zone,
  counted_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT court_tally_chamber_id_court_pk PRIMARY KEY (chamber_id, court)
);
--> statement-breakpoint
CREATE TABLE court_week (
  chamber_id uuid NOT NULL,
  court text NOT NULL,
  saturdays text NOT NULL,
  CONSTRAINT court_week_chamber_id_court_pk PRIMARY KEY (chamber_id, court)
);
--> statement-breakpoint
CREATE TABLE credit_note (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  matter_id uuid,
  number text NOT NULL,
  issued_on date NOT NULL,
  reason text NOT NULL,
  sum jsonb NOT NULL,
  issued_by uuid NOT NULL,
  issued_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT credit_note_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT credit_note_number UNIQUE (chamber_id, number)
);
--> statement-breakpoint
CREATE TABLE deletion (
  id uuid NOT NULL,
  kind text NOT NULL,
  person_id uuid NOT NULL,
  chamber_id uuid,
  with_id uuid,
  asked_at timestamp(3) with time zone NOT NULL,
  due_at timestamp(3) with time zone NOT NULL,
  reminded integer,
  cancelled_at timestamp(3) with time zone,
  began_at timestamp(3) with time zone,
  done_at timestamp(3) with time zone,
  CONSTRAINT deletion_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE direction (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  matter_id uuid NOT NULL,
  kind text NOT NULL,
  text text NOT NULL,
  due_date date,
  order_id uuid,
  page integer,
  proposal text,
  state text NOT NULL,
  decided_by uuid NOT NULL,
  decided_at timestamp(3) with time zone NOT NULL,
  done_by uuid,
  done_at timestamp(3) with time zone,
  CONSTRAINT direction_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE dispatch (
  id uuid NOT NULL,
  chamber_id uuid,
  person_id uuid,
  channel text NOT NULL,
  kind text NOT NULL,
  address text NOT NULL,
  language text NOT NULL,
  subject text,
  text text,
  html text,
  unsubscribe text,
  once_by text,
  good_until timestamp(3) with time zone,
  state text DEFAULT 'waiting'::text NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  claimed_at timestamp(3) with time zone,
  provider_id text,
  problem text,
  detail text,
  created_at timestamp(3) with time zone NOT NULL,
  ended_at timestamp(3) with time zone,
  attachment jsonb,
  CONSTRAINT dispatch_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE document (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  matter_id uuid NOT NULL,
  name text NOT NULL,
  folder text DEFAULT ''::text NOT NULL,
  tags text[] DEFAULT '{}'::text[] NOT NULL,
  version integer NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  CONSTRAINT document_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE document_page (
  chamber_id uuid NOT NULL,
  document_id uuid NOT NULL,
  version integer NOT NULL,
  page integer NOT NULL,
  text text,
  CONSTRAINT document_page_chamber_id_document_id_version_page_pk PRIMARY KEY (chamber_id, document_id, version, page)
);
--> statement-breakpoint
CREATE TABLE document_version (
  chamber_id uuid NOT NULL,
  document_id uuid NOT NULL,
  version integer NOT NULL,
  upload_id uuid NOT NULL,
  name text NOT NULL,
  file_key text NOT NULL,
  media_type text NOT NULL,
  size bigint NOT NULL,
  sha256 text NOT NULL,
  has_scripts boolean DEFAULT false NOT NULL,
  added_by uuid NOT NULL,
  added_at timestamp(3) with time zone NOT NULL,
  text_read_at timestamp(3) with time zone,
  pages integer,
  has_text boolean,
  problem text,
  CONSTRAINT document_version_chamber_id_document_id_version_pk PRIMARY KEY (chamber_id, document_id, version),
  CONSTRAINT document_version_upload UNIQUE (chamber_id, upload_id)
);
--> statement-breakpoint
CREATE TABLE dropped_file (
  chamber_id uuid NOT NULL,
  file_key text NOT NULL,
  CONSTRAINT dropped_file_chamber_id_file_key_pk PRIMARY KEY (chamber_id, file_key)
);
--> statement-breakpoint
CREATE TABLE due_check (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  group_id uuid,
  court text NOT NULL,
  query jsonb NOT NULL,
  label text NOT NULL,
  state text DEFAULT 'due'::text NOT NULL,
  due_at timestamp(3) with time zone NOT NULL,
  taken_by uuid,
  taken_until timestamp(3) with time zone,
  picture jsonb,
  tries integer DEFAULT 0 NOT NULL,
  last_tried_at timestamp(3) with time zone,
  result text,
  result_code text,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT due_check_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE favourite_court (
  chamber_id uuid NOT NULL,
  person_id uuid NOT NULL,
  court text NOT NULL,
  added_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT favourite_court_chamber_id_person_id_court_pk PRIMARY KEY (chamber_id, person_id, court)
);
--> statement-breakpoint
CREATE TABLE fir_find (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  court text NOT NULL,
  query jsonb NOT NULL,
  session jsonb,
  found jsonb,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT fir_find_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE fir_reading (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  tracker_id uuid NOT NULL,
  source text NOT NULL,
  by uuid,
  at timestamp(3) with time zone NOT NULL,
  changes jsonb NOT NULL,
  CONSTRAINT fir_reading_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE fir_tracker (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  source text NOT NULL,
  court text,
  query jsonb,
  state text NOT NULL,
  district text NOT NULL,
  police_station text NOT NULL,
  number text NOT NULL,
  year integer NOT NULL,
  key text NOT NULL,
  registered_on date,
  status text NOT NULL,
  sections jsonb NOT NULL,
  accused jsonb NOT NULL,
  complainant text,
  is_zero boolean DEFAULT false NOT NULL,
  later_station text,
  later_number text,
  later_year integer,
  note text,
  cases jsonb NOT NULL,
  matter_ids uuid[] NOT NULL,
  document_id uuid,
  default_bail_clock uuid,
  check_every integer NOT NULL,
  last_checked_at timestamp(3) with time zone,
  last_result text,
  changed_at timestamp(3) with time zone,
  created_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  CONSTRAINT fir_tracker_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE former_member (
  chamber_id uuid NOT NULL,
  person_id uuid NOT NULL,
  role text NOT NULL,
  left_at timestamp(3) with time zone NOT NULL,
  removed_by uuid NOT NULL,
  CONSTRAINT former_member_chamber_id_person_id_pk PRIMARY KEY (chamber_id, person_id)
);
--> statement-breakpoint
CREATE TABLE handover (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  matter_id uuid NOT NULL,
  date date NOT NULL,
  from_id uuid,
  to_id uuid NOT NULL,
  note text,
  handed_by uuid NOT NULL,
  handed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT handover_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE hearing (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  matter_id uuid NOT NULL,
  date date NOT NULL,
  is_manual boolean DEFAULT false NOT NULL,
  court_no text,
  item text,
  coram text,
  stage text,
  note text,
  appearing_id uuid,
  outcome text,
  next_date date,
  business text,
  recorded_by uuid,
  recorded_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  "time" text,
  CONSTRAINT hearing_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT hearing_once UNIQUE (chamber_id, matter_id, date)
);
--> statement-breakpoint
CREATE TABLE idempotent_reply (
  chamber_id uuid NOT NULL,
  key text NOT NULL,
  person_id uuid NOT NULL,
  request_hash text NOT NULL,
  status text NOT NULL,
  reply jsonb,
  created_at timestamp(3) with time zone NOT NULL,
  steps jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT idempotent_reply_chamber_id_key_pk PRIMARY KEY (chamber_id, key)
);
--> statement-breakpoint
CREATE TABLE import_row (
  chamber_id uuid NOT NULL,
  import_id uuid NOT NULL,
  "position" integer NOT NULL,
  id uuid NOT NULL,
  cells jsonb NOT NULL,
  state text NOT NULL,
  "values" jsonb,
  reason_code text,
  reason text,
  matter_id uuid,
  is_new boolean DEFAULT false NOT NULL,
  has_conflict boolean DEFAULT false NOT NULL,
  CONSTRAINT import_row_chamber_id_import_id_position_pk PRIMARY KEY (chamber_id, import_id, "position"),
  CONSTRAINT import_row_id UNIQUE (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE invitation (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  email text,
  role text NOT NULL,
  token_hash text NOT NULL,
  invited_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  accepted_by uuid,
  accepted_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  CONSTRAINT invitation_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE invoice (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  status text NOT NULL,
  matter_id uuid,
  client_id uuid,
  came_from uuid,
  name text NOT NULL,
  subject text NOT NULL,
  products jsonb NOT NULL,
  address text NOT NULL,
  place text,
  gstin text,
  mode text NOT NULL,
  tax_percent numeric(4,1) NOT NULL,
  tds_percent numeric(4,1) NOT NULL,
  sac text NOT NULL,
  due_days integer NOT NULL,
  is_rounded boolean NOT NULL,
  note text NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  number text,
  issued_on date,
  due_on date,
  supplier jsonb,
  sum jsonb,
  total bigint DEFAULT 0 NOT NULL,
  paid bigint DEFAULT 0 NOT NULL,
  tds_proved bigint DEFAULT 0 NOT NULL,
  issued_by uuid,
  issued_at timestamp(3) with time zone,
  cancelled_by uuid,
  cancelled_at timestamp(3) with time zone,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  link_hash text,
  link_made_at timestamp(3) with time zone,
  link_opened_at timestamp(3) with time zone,
  shown_at timestamp(3) with time zone,
  credited bigint DEFAULT 0 NOT NULL,
  credited_tds bigint DEFAULT 0 NOT NULL,
  CONSTRAINT invoice_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT invoice_number UNIQUE (chamber_id, number)
);
--> statement-breakpoint
CREATE TABLE invoice_mail (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  invoice_id uuid,
  receipt_id uuid,
  matter_id uuid,
  paper text NOT NULL,
  address text NOT NULL,
  dispatch_id uuid NOT NULL,
  sent_by uuid NOT NULL,
  sent_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT invoice_mail_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE invoice_receipt (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  number text,
  amount bigint NOT NULL,
  tds bigint NOT NULL,
  received_on date NOT NULL,
  method text,
  reference text,
  invoice_id uuid,
  client_id uuid,
  came_from uuid,
  matter_id uuid,
  from_name text NOT NULL,
  recorded_by uuid NOT NULL,
  recorded_at timestamp(3) with time zone NOT NULL,
  voided_by uuid,
  voided_at timestamp(3) with time zone,
  CONSTRAINT invoice_receipt_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT invoice_receipt_number UNIQUE (chamber_id, number)
);
--> statement-breakpoint
CREATE TABLE invoice_series (
  series text NOT NULL,
  year text NOT NULL,
  last integer NOT NULL,
  CONSTRAINT invoice_series_series_year_pk PRIMARY KEY (series, year)
);
--> statement-breakpoint
CREATE TABLE listing (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  list_id uuid NOT NULL,
  subject text NOT NULL,
  nth smallint NOT NULL,
  matter_id uuid,
  matched_by text NOT NULL,
  watched_name_id uuid,
  court text NOT NULL,
  date date NOT NULL,
  kind text NOT NULL,
  "position" integer NOT NULL,
  item text NOT NULL,
  court_no text,
  coram text[] NOT NULL,
  stage text,
  connected_to text,
  case_number text NOT NULL,
  petitioner text NOT NULL,
  respondent text,
  revision integer NOT NULL,
  first_seen_at timestamp(3) with time zone NOT NULL,
  moved_at timestamp(3) with time zone,
  moved_from jsonb,
  gone_at timestamp(3) with time zone,
  seen_at timestamp(3) with time zone,
  dismissed_at timestamp(3) with time zone,
  CONSTRAINT listing_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT listing_once UNIQUE (chamber_id, list_id, subject, nth)
);
--> statement-breakpoint
CREATE TABLE matter (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  case_id uuid,
  type text NOT NULL,
  hc_name text NOT NULL,
  unique_id text NOT NULL,
  unique_case_number text,
  case_type text,
  case_number text,
  case_year integer,
  cnr text,
  case_status text NOT NULL,
  reference_id text,
  court_title text,
  court_petitioner text,
  court_respondent text,
  court_stage text,
  court_next_date date,
  own_title text,
  own_petitioner text,
  own_respondent text,
  own_stage text,
  own_next_date date,
  title text GENERATED ALWAYS AS (COALESCE(own_title, court_title, ''::text)) STORED NOT NULL,
  petitioner text GENERATED ALWAYS AS (COALESCE(own_petitioner, court_petitioner)) STORED,
  respondent text GENERATED ALWAYS AS (COALESCE(own_respondent, court_respondent)) STORED,
  stage text GENERATED ALWAYS AS (COALESCE(own_stage, court_stage)) STORED,
  next_date date GENERATED ALWAYS AS (COALESCE(own_next_date, court_next_date)) STORED,
  read_at timestamp(3) with time zone,
  failing_since timestamp(3) with time zone,
  created_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  is_sensitive boolean DEFAULT false NOT NULL,
  our_side text,
  alias_text text,
  search_text text GENERATED ALWAYS AS (lower((((((((((((((((((((((((((COALESCE(own_title, ''::text) || ' '::text) || COALESCE(court_title, ''::text)) || ' '::text) || COALESCE(own_petitioner, ''::text)) || ' '::text) || COALESCE(court_petitioner, ''::text)) || ' '::text) || COALESCE(own_respondent, ''::text)) || ' '::text) || COALESCE(court_respondent, ''::text)) || ' '::text) || COALESCE(reference_id, ''::text)) || ' '::text) || COALESCE(cnr, ''::text)) || ' '::text) || COALESCE(unique_case_number, ''::text)) || ' /'::text) || COALESCE(case_type, ''::text)) || '/'::text) || COALESCE(case_number, ''::text)) || '/'::text) || COALESCE((case_year)::text, ''::text)) || ' /'::text) || replace(unique_id, '-'::text, '/'::text)) || COALESCE(alias_text, ''::text)))) STORED NOT NULL,
  forum text,
  events_told_at timestamp(3) with time zone,
  CONSTRAINT matter_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE matter_alias (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  matter_id uuid NOT NULL,
  kind text NOT NULL,
  court text NOT NULL,
  case_type text NOT NULL,
  case_number text NOT NULL,
  case_year integer NOT NULL,
  key text,
  created_by uuid,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT matter_alias_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT matter_alias_once UNIQUE (chamber_id, matter_id, court, case_type, case_number, case_year)
);
--> statement-breakpoint
CREATE TABLE matter_client (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  matter_id uuid NOT NULL,
  client_id uuid NOT NULL,
  side text NOT NULL,
  role text,
  came_from uuid,
  created_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT matter_client_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT matter_client_once UNIQUE (chamber_id, matter_id, client_id)
);
--> statement-breakpoint
CREATE TABLE matter_count (
  chamber_id uuid NOT NULL,
  hc_name text NOT NULL,
  case_status text NOT NULL,
  case_year integer NOT NULL,
  matters integer NOT NULL,
  CONSTRAINT matter_count_chamber_id_hc_name_case_status_case_year_pk PRIMARY KEY (chamber_id, hc_name, case_status, case_year)
);
--> statement-breakpoint
CREATE TABLE matter_fir (
  chamber_id uuid NOT NULL,
  matter_id uuid NOT NULL,
  state text,
  district text,
  police_station text NOT NULL,
  number text NOT NULL,
  year integer NOT NULL,
  key text NOT NULL,
  updated_by uuid NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT matter_fir_chamber_id_matter_id_pk PRIMARY KEY (chamber_id, matter_id)
);
--> statement-breakpoint
CREATE TABLE matter_import (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  file_name text NOT NULL,
  format text NOT NULL,
  is_cnr_list boolean NOT NULL,
  state text NOT NULL,
  columns jsonb NOT NULL,
  mapping jsonb,
  options jsonb NOT NULL,
  heading_key text NOT NULL,
  rows integer NOT NULL,
  problem text,
  created_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  started_at timestamp(3) with time zone,
  finished_at timestamp(3) with time zone,
  undone_at timestamp(3) with time zone,
  CONSTRAINT matter_import_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE matter_link (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  matter_id uuid NOT NULL,
  of_matter_id uuid NOT NULL,
  kind text NOT NULL,
  state text NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT matter_link_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT matter_link_once UNIQUE (chamber_id, matter_id, of_matter_id)
);
--> statement-breakpoint
CREATE TABLE matter_name (
  chamber_id uuid NOT NULL,
  matter_id uuid NOT NULL,
  sound text NOT NULL,
  CONSTRAINT matter_name_chamber_id_sound_matter_id_pk PRIMARY KEY (chamber_id, sound, matter_id)
);
--> statement-breakpoint
CREATE TABLE matter_tag (
  chamber_id uuid NOT NULL,
  matter_id uuid NOT NULL,
  tag_id uuid NOT NULL,
  CONSTRAINT matter_tag_chamber_id_matter_id_tag_id_pk PRIMARY KEY (chamber_id, matter_id, tag_id)
);
--> statement-breakpoint
CREATE TABLE matter_team (
  chamber_id uuid NOT NULL,
  matter_id uuid NOT NULL,
  person_id uuid NOT NULL,
  added_by uuid NOT NULL,
  added_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT matter_team_chamber_id_matter_id_person_id_pk PRIMARY KEY (chamber_id, matter_id, person_id)
);
--> statement-breakpoint
CREATE TABLE membership (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  role text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT membership_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT membership_person UNIQUE (chamber_id, person_id)
);
--> statement-breakpoint
CREATE TABLE name_sound (
  chamber_id uuid NOT NULL,
  sound text NOT NULL,
  owner_id uuid NOT NULL,
  owner text NOT NULL,
  side text,
  "position" integer NOT NULL,
  name text NOT NULL,
  CONSTRAINT name_sound_chamber_id_owner_id_position_sound_pk PRIMARY KEY (chamber_id, owner_id, "position", sound)
);
--> statement-breakpoint
CREATE TABLE name_sound_due (
  chamber_id uuid NOT NULL,
  matter_id uuid NOT NULL,
  CONSTRAINT name_sound_due_chamber_id_matter_id_pk PRIMARY KEY (chamber_id, matter_id)
);
--> statement-breakpoint
CREATE TABLE news_feed (
  url text NOT NULL,
  asked_at timestamp(3) with time zone NOT NULL,
  read_at timestamp(3) with time zone,
  failing_since timestamp(3) with time zone,
  problem text,
  CONSTRAINT news_feed_pkey PRIMARY KEY (url)
);
--> statement-breakpoint
CREATE TABLE news_post (
  url text NOT NULL,
  id bigint NOT NULL,
  title text NOT NULL,
  excerpt text NOT NULL,
  html text,
  link text NOT NULL,
  published_at timestamp(3) with time zone,
  "position" integer NOT NULL,
  CONSTRAINT news_post_url_id_pk PRIMARY KEY (url, id)
);
--> statement-breakpoint
CREATE TABLE note (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  matter_id uuid NOT NULL,
  html text NOT NULL,
  text text NOT NULL,
  is_private boolean DEFAULT false NOT NULL,
  is_pinned boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_by uuid,
  updated_at timestamp(3) with time zone,
  deleted_by uuid,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT note_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE note_mention (
  chamber_id uuid NOT NULL,
  note_id uuid NOT NULL,
  person_id uuid NOT NULL,
  mentioned_at timestamp(3) with time zone NOT NULL,
  seen_at timestamp(3) with time zone,
  CONSTRAINT note_mention_chamber_id_note_id_person_id_pk PRIMARY KEY (chamber_id, note_id, person_id)
);
--> statement-breakpoint
CREATE TABLE notification (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  kind text NOT NULL,
  line text NOT NULL,
  matter_id uuid,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  subject_label text,
  "values" jsonb NOT NULL,
  by_person uuid,
  at timestamp(3) with time zone NOT NULL,
  read_at timestamp(3) with time zone,
  in_app boolean DEFAULT true NOT NULL,
  CONSTRAINT notification_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE operator_health (
  operator text NOT NULL,
  failures integer DEFAULT 0 NOT NULL,
  resting_until timestamp(3) with time zone,
  CONSTRAINT operator_health_pkey PRIMARY KEY (operator)
);
--> statement-breakpoint
CREATE TABLE operator_turn (
  operator text NOT NULL,
  next_at timestamp(3) with time zone NOT NULL,
  holder uuid,
  busy_until timestamp(3) with time zone,
  wanted_until timestamp(3) with time zone,
  CONSTRAINT operator_turn_pkey PRIMARY KEY (operator)
);
--> statement-breakpoint
CREATE TABLE order_copy (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  file_key text NOT NULL,
  sha256 text NOT NULL,
  size integer NOT NULL,
  added_by uuid NOT NULL,
  added_at timestamp(3) with time zone NOT NULL,
  text_read_at timestamp(3) with time zone,
  pages integer,
  has_text boolean,
  CONSTRAINT order_copy_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT order_copy_once UNIQUE (chamber_id, order_id)
);
--> statement-breakpoint
CREATE TABLE order_copy_page (
  chamber_id uuid NOT NULL,
  order_id uuid NOT NULL,
  page integer NOT NULL,
  text text,
  CONSTRAINT order_copy_page_chamber_id_order_id_page_pk PRIMARY KEY (chamber_id, order_id, page)
);
--> statement-breakpoint
CREATE TABLE order_page (
  order_id uuid NOT NULL,
  page integer NOT NULL,
  text text,
  case_id uuid,
  CONSTRAINT order_page_order_id_page_pk PRIMARY KEY (order_id, page)
);
--> statement-breakpoint
CREATE TABLE passkey (
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  credential_id text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  last_used_at timestamp(3) with time zone,
  CONSTRAINT passkey_credential UNIQUE (credential_id),
  CONSTRAINT passkey_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE password_reset (
  id uuid NOT NULL,
  mobile text NOT NULL,
  code_of uuid NOT NULL,
  token_hash text NOT NULL,
  code_hash text,
  person_id uuid,
  tries integer DEFAULT 0 NOT NULL,
  verified_at timestamp(3) with time zone,
  used_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT password_reset_pkey PRIMARY KEY (id),
  CONSTRAINT password_reset_token UNIQUE (token_hash)
);
--> statement-breakpoint
CREATE TABLE payment_event (
  chamber_id uuid NOT NULL,
  event_id text NOT NULL,
  payment_id uuid NOT NULL,
  source text NOT NULL,
  kind text NOT NULL,
  outcome text NOT NULL,
  gateway_payment text,
  amount bigint,
  at timestamp(3) with time zone NOT NULL,
  CONSTRAINT payment_event_chamber_id_event_id_pk PRIMARY KEY (chamber_id, event_id)
);
--> statement-breakpoint
CREATE TABLE pending_find (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  court text NOT NULL,
  query jsonb NOT NULL,
  session jsonb NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  hits jsonb,
  opened integer DEFAULT 0 NOT NULL,
  CONSTRAINT pending_find_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE pending_step (
  token_hash text NOT NULL,
  kind text NOT NULL,
  person_id uuid,
  challenge text,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT pending_step_pkey PRIMARY KEY (token_hash)
);
--> statement-breakpoint
CREATE TABLE person (
  id uuid NOT NULL,
  name text NOT NULL,
  email text,
  mobile text,
  password_hash text NOT NULL,
  language text DEFAULT 'en'::text NOT NULL,
  menu_layout text DEFAULT 'vertical'::text NOT NULL,
  default_court text,
  enabled boolean DEFAULT true NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  picture text,
  email_proven_at timestamp(3) with time zone,
  mobile_proven_at timestamp(3) with time zone,
  CONSTRAINT person_email_unique UNIQUE (email),
  CONSTRAINT person_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE plan_billing (
  chamber_id uuid NOT NULL,
  name text NOT NULL,
  address text NOT NULL,
  state text NOT NULL,
  gstin text,
  CONSTRAINT plan_billing_pkey PRIMARY KEY (chamber_id)
);
--> statement-breakpoint
CREATE TABLE plan_invoice (
  chamber_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  number text NOT NULL,
  issued_on date NOT NULL,
  invoice jsonb NOT NULL,
  CONSTRAINT plan_invoice_chamber_id_payment_id_pk PRIMARY KEY (chamber_id, payment_id),
  CONSTRAINT plan_invoice_number UNIQUE (chamber_id, number)
);
--> statement-breakpoint
CREATE TABLE plan_payment (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  plan text NOT NULL,
  plan_name text NOT NULL,
  months integer NOT NULL,
  limits jsonb NOT NULL,
  price bigint NOT NULL,
  tax bigint NOT NULL,
  total bigint NOT NULL,
  tax_percent integer NOT NULL,
  state text NOT NULL,
  link_id text,
  url text,
  link_ends_at timestamp(3) with time zone NOT NULL,
  asked_by uuid NOT NULL,
  asked_at timestamp(3) with time zone NOT NULL,
  paid_at timestamp(3) with time zone,
  gateway_payment text,
  to_be_refunded bigint DEFAULT 0 NOT NULL,
  ends_on date,
  CONSTRAINT plan_payment_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE push_device (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  sign_in_id uuid NOT NULL,
  device text,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT push_device_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT push_device_once UNIQUE (chamber_id, endpoint)
);
--> statement-breakpoint
CREATE TABLE recovery_code (
  person_id uuid NOT NULL,
  code_hash text NOT NULL,
  CONSTRAINT recovery_code_person_id_code_hash_pk PRIMARY KEY (person_id, code_hash)
);
--> statement-breakpoint
CREATE TABLE report_mail (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  report text NOT NULL,
  court text,
  team_of uuid,
  every text NOT NULL,
  day smallint NOT NULL,
  hour smallint NOT NULL,
  next_at timestamp(3) with time zone NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT report_mail_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE saved_view (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  state jsonb NOT NULL,
  is_shared boolean NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT saved_view_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE second_factor (
  person_id uuid NOT NULL,
  secret text NOT NULL,
  confirmed_at timestamp(3) with time zone,
  last_step integer DEFAULT 0 NOT NULL,
  failures integer DEFAULT 0 NOT NULL,
  blocked_until timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT second_factor_pkey PRIMARY KEY (person_id)
);
--> statement-breakpoint
CREATE TABLE share (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  matter_id uuid NOT NULL,
  client_id uuid NOT NULL,
  kind text NOT NULL,
  subject_id uuid,
  shared_by uuid NOT NULL,
  shared_at timestamp(3) with time zone NOT NULL,
  revoked_by uuid,
  revoked_at timestamp(3) with time zone,
  CONSTRAINT share_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE sign_in (
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  chamber_id uuid NOT NULL,
  token_hash text NOT NULL,
  previous_hash text,
  rotated_at timestamp(3) with time zone,
  device text,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  ended_at timestamp(3) with time zone,
  ended_why text,
  kind text DEFAULT 'device'::text NOT NULL,
  scope text,
  CONSTRAINT sign_in_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE support_file (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  message_id uuid NOT NULL,
  upload_id uuid NOT NULL,
  name text NOT NULL,
  file_key text NOT NULL,
  media_type text NOT NULL,
  size bigint NOT NULL,
  CONSTRAINT support_file_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT support_file_upload UNIQUE (chamber_id, upload_id)
);
--> statement-breakpoint
CREATE TABLE support_message (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  person_id uuid NOT NULL,
  from_support boolean NOT NULL,
  by_name text NOT NULL,
  text text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  CONSTRAINT support_message_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE support_ticket (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  by_name text NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  status text NOT NULL,
  page text,
  request_id text,
  created_at timestamp(3) with time zone NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT support_ticket_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE tag (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT tag_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT tag_name UNIQUE (chamber_id, name)
);
--> statement-breakpoint
CREATE TABLE takeout (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  form text NOT NULL,
  matter_id uuid,
  state text NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  total integer DEFAULT 0 NOT NULL,
  name text,
  file_key text,
  size bigint,
  problem text,
  asked_by uuid NOT NULL,
  asked_at timestamp(3) with time zone NOT NULL,
  ready_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT takeout_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE task (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  category text NOT NULL,
  matter_id uuid,
  assignee_id uuid,
  date date NOT NULL,
  end_date date NOT NULL,
  "time" text,
  end_time text,
  note text DEFAULT ''::text NOT NULL,
  checklist jsonb DEFAULT '[]'::jsonb NOT NULL,
  remind_before integer,
  remind_at timestamp(3) with time zone,
  repeat jsonb,
  repeats_from date,
  came_on date,
  followed_by uuid,
  done_at timestamp(3) with time zone,
  done_by uuid,
  version integer DEFAULT 1 NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  left_out jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT task_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE try_count (
  key text NOT NULL,
  count integer NOT NULL,
  until timestamp(3) with time zone NOT NULL,
  CONSTRAINT try_count_pkey PRIMARY KEY (key)
);
--> statement-breakpoint
CREATE TABLE upload (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  size bigint NOT NULL,
  received bigint DEFAULT 0 NOT NULL,
  parts text[] DEFAULT '{}'::text[] NOT NULL,
  file_key text,
  media_type text,
  sha256 text,
  created_at timestamp(3) with time zone NOT NULL,
  touched_at timestamp(3) with time zone NOT NULL,
  used_at timestamp(3) with time zone,
  CONSTRAINT upload_chamber_id_id_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
CREATE TABLE watched_name (
  chamber_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  key text NOT NULL,
  court text,
  created_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT watched_name_chamber_id_id_pk PRIMARY KEY (chamber_id, id),
  CONSTRAINT watched_name_once UNIQUE NULLS NOT DISTINCT (chamber_id, key, court)
);
--> statement-breakpoint
-- Private tables: a chamber sees and writes its own rows only.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'access_event', 'activity', 'alert_choice', 'alert_due', 'alert_plan', 'appeal_hit', 'appeal_tracker',
    'billing_identity', 'calendar_clock', 'calendar_event', 'calendar_feed', 'call_alert', 'call_alert_setting',
    'caveat_hit', 'caveat_proof', 'caveat_tracker', 'chamber_plan', 'chamber_series', 'client', 'client_access',
    'client_consent', 'client_link', 'client_message', 'client_note', 'clock', 'clock_dismissal', 'conflict_check',
    'court_holiday', 'court_tally', 'court_week', 'credit_note', 'direction', 'dispatch', 'document',
    'document_page', 'document_version', 'dropped_file', 'due_check', 'favourite_court', 'fir_find', 'fir_reading',
    'fir_tracker', 'former_member', 'handover', 'hearing', 'idempotent_reply', 'import_row', 'invitation', 'invoice',
    'invoice_mail', 'invoice_receipt', 'listing', 'matter', 'matter_alias', 'matter_client', 'matter_count',
    'matter_fir', 'matter_import', 'matter_link', 'matter_name', 'matter_tag', 'matter_team', 'membership',
    'name_sound', 'name_sound_due', 'note', 'note_mention', 'notification', 'order_copy', 'order_copy_page',
    'payment_event', 'pending_find', 'plan_billing', 'plan_invoice', 'plan_payment', 'push_device', 'report_mail',
    'saved_view', 'share', 'sign_in', 'support_file', 'support_message', 'support_ticket', 'tag', 'takeout', 'task',
    'upload', 'watched_name'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY of_its_chamber ON %I TO peshi_app
      USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
      WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON membership, matter, matter_count, pending_find, order_copy, idempotent_reply TO peshi_app;
--> statement-breakpoint
-- The chamber itself and the people in it: read through the chamber's door, written by the system's.
ALTER TABLE chamber ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE chamber FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON chamber TO peshi_app
  USING (id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT ON chamber TO peshi_app;
--> statement-breakpoint
ALTER TABLE person ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE person FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT (id, name, email, email_proven_at, mobile, mobile_proven_at) ON person TO peshi_app;
--> statement-breakpoint
-- Court tables: public knowledge. Chambers read, the system writes.
GRANT SELECT ON court_case, case_hearing, case_order, court_health, court_case_types TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE
  ON court_case, case_hearing, case_order, court_health, court_case_types, operator_turn TO peshi_system;
--> statement-breakpoint
-- The system's own door reaches over chambers for sign-in and for fan-out, and there only the columns named here.
-- `src/db/system-reasons.ts` says what each is for; a test holds the two lists together.
CREATE POLICY system_sign_in ON person TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_sign_in ON chamber TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_sign_in ON membership TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_sign_in ON sign_in TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON person, chamber, sign_in TO peshi_system;
--> statement-breakpoint
GRANT SELECT, INSERT ON membership TO peshi_system;
--> statement-breakpoint
GRANT DELETE ON sign_in TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_fan_out ON matter FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, case_id, deleted_at) ON matter TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_house_keeping ON pending_find FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, expires_at) ON pending_find TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_house_keeping ON idempotent_reply FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, key, created_at) ON idempotent_reply TO peshi_system;
--> statement-breakpoint
-- The counter cube: one row per chamber, court, status and year, kept in the writer's own transaction.
CREATE FUNCTION count_matter(of_chamber uuid, of_court text, of_status text, of_year integer, step integer)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO matter_count (chamber_id, hc_name, case_status, case_year, matters)
  VALUES (of_chamber, of_court, of_status, coalesce(of_year, 0), step)
  ON CONFLICT (chamber_id, hc_name, case_status, case_year)
  DO UPDATE SET matters = matter_count.matters + excluded.matters
$$;
--> statement-breakpoint
CREATE FUNCTION keep_matter_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL THEN
    PERFORM count_matter(OLD.chamber_id, OLD.hc_name, OLD.case_status, OLD.case_year, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL THEN
    PERFORM count_matter(NEW.chamber_id, NEW.hc_name, NEW.case_status, NEW.case_year, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_matter_count_rows AFTER INSERT OR DELETE ON matter
  FOR EACH ROW EXECUTE FUNCTION keep_matter_count();
--> statement-breakpoint
-- Only the columns that the cube counts by: an edited title costs nothing here.
CREATE TRIGGER keep_matter_count_moves AFTER UPDATE OF hc_name, case_status, case_year, deleted_at ON matter
  FOR EACH ROW
  WHEN ((OLD.hc_name, OLD.case_status, OLD.case_year, OLD.deleted_at IS NULL)
        IS DISTINCT FROM (NEW.hc_name, NEW.case_status, NEW.case_year, NEW.deleted_at IS NULL))
  EXECUTE FUNCTION keep_matter_count();
--> statement-breakpoint
GRANT SELECT ON case_event, operator_health TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON case_event, operator_health TO peshi_system;
--> statement-breakpoint
-- What the courts published may be read by all; what a chamber put here itself by this chamber alone.
GRANT SELECT ON order_page TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON order_page TO peshi_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON order_copy_page TO peshi_app;
--> statement-breakpoint
-- How a case's number is told on lists: the type's letters and digits, number, year (`WPC|123/2024`). Null without a
-- number. `caseKey` in `src/cause-lists/keys.ts` makes the same of what a list prints; a test holds the two together.
CREATE FUNCTION case_number_key(of_type text, of_number text, of_year integer) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN of_number ~ '[1-9]' AND of_year > 0 THEN
    nullif(regexp_replace(upper(regexp_replace(of_type, '[^A-Za-z0-9]', '', 'g')), 'NOS?$', ''), '')
      || '|' || ltrim(substring(of_number FROM '0*[1-9][0-9]*'), '0') || '/' || of_year
  END
$$;
--> statement-breakpoint
-- The number that a court writes in its own way (`W.P.(C) 123/2024`), in the same form; null where it is none.
CREATE FUNCTION written_number_key(written text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT case_number_key(parts[1], parts[2], parts[3]::integer)
  FROM regexp_match(written, '^(.*?[A-Za-z.)])[^0-9A-Za-z]*([0-9]+)[0-9 -]*[^0-9]+((?:19|20)[0-9]{2})\s*$') AS parts
$$;
--> statement-breakpoint
-- The keys of a case: its number, the number as the court writes it, and for the Supreme Court its diary number. A number that
-- it no longer has stays as an alias: lists of the first days after a renumbering still carry it.
CREATE FUNCTION keep_case_keys() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own text := case_number_key(NEW.case_type, NEW.case_number, NEW.case_year);
  diary text[] := regexp_match(NEW.record ->> 'filing_number', '^0*([1-9][0-9]*)/((?:19|20)[0-9]{2})$');
BEGIN
  UPDATE case_key SET kind = 'alias' WHERE case_id = NEW.id AND kind = 'number' AND key IS DISTINCT FROM own;
  INSERT INTO case_key (court, key, case_id, kind)
  SELECT DISTINCT NEW.court, key, NEW.id, CASE WHEN key = own THEN 'number' ELSE 'alias' END
  FROM unnest(ARRAY[
    own,
    written_number_key(NEW.unique_case_number),
    CASE WHEN NEW.court = 'sci' THEN 'DIARY|' || diary[1] || '/' || diary[2] END
  ]) AS named(key)
  WHERE key IS NOT NULL
  ON CONFLICT (court, key, case_id) DO UPDATE SET kind = excluded.kind;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_case_keys_new AFTER INSERT ON court_case FOR EACH ROW EXECUTE FUNCTION keep_case_keys();
--> statement-breakpoint
CREATE TRIGGER keep_case_keys_changed AFTER UPDATE OF case_type, case_number, case_year, unique_case_number, record
  ON court_case FOR EACH ROW
  WHEN ((OLD.case_type, OLD.case_number, OLD.case_year, OLD.unique_case_number, OLD.record ->> 'filing_number')
        IS DISTINCT FROM (NEW.case_type, NEW.case_number, NEW.case_year, NEW.unique_case_number, NEW.record ->> 'filing_number'))
  EXECUTE FUNCTION keep_case_keys();
--> statement-breakpoint
GRANT SELECT ON cause_list_day, cause_list, cause_list_entry, case_key TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON cause_list_day, cause_list, cause_list_entry, case_key TO peshi_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON watched_name, listing TO peshi_app;
--> statement-breakpoint
-- Matching reaches over chambers: which matters and watched names a list meets. What it writes is what the list says.
CREATE POLICY system_list_matching ON watched_name FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, key, court) ON watched_name TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_list_matching ON listing TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON listing TO peshi_system;
--> statement-breakpoint
GRANT SELECT (hc_name, cnr, case_type, case_number, case_year) ON matter TO peshi_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON court_tally TO peshi_app;
--> statement-breakpoint
-- Public knowledge, like all that courts show: chambers read, the system writes.
GRANT SELECT ON board_state, board_sample TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON board_state, board_sample TO peshi_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON hearing TO peshi_app;
--> statement-breakpoint
-- A pace is public knowledge; settings, alerts and handovers are the chamber's own.
GRANT SELECT ON call_pace TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON call_pace TO peshi_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON call_alert_setting, call_alert, handover TO peshi_app;
--> statement-breakpoint
CREATE POLICY system_calendar ON calendar_feed FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_feed TO peshi_app;
--> statement-breakpoint
GRANT SELECT (chamber_id, person_id, token_hash), DELETE ON calendar_feed TO peshi_system;
--> statement-breakpoint
-- What a person, device, client or address opened ends in one call (`account/grants.ts`), by the chamber's door or the system's.
CREATE POLICY system_grants ON calendar_feed FOR DELETE TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_event TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON court_report TO peshi_system;
--> statement-breakpoint
-- Only ever added to.
GRANT SELECT, INSERT ON activity TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON document, document_version, document_page, upload, dropped_file TO peshi_app;
--> statement-breakpoint
-- House-keeping learns which chambers hold something past its time, and nothing of what it is.
CREATE POLICY system_house_keeping ON document FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, deleted_at) ON document TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_house_keeping ON upload FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, touched_at) ON upload TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_house_keeping ON dropped_file FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id) ON dropped_file TO peshi_system;
--> statement-breakpoint
-- A file outlives no row, whoever took the row away (a matter's erasure takes its documents with it), and no row
-- outlives its file: the file is removed after the transaction.
CREATE FUNCTION drop_files_of_upload() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO dropped_file (chamber_id, file_key) SELECT OLD.chamber_id, unnest(OLD.parts) ON CONFLICT DO NOTHING;
  IF TG_OP = 'DELETE' AND OLD.used_at IS NULL AND OLD.file_key IS NOT NULL THEN
    INSERT INTO dropped_file (chamber_id, file_key) VALUES (OLD.chamber_id, OLD.file_key) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER drop_files AFTER DELETE ON upload FOR EACH ROW EXECUTE FUNCTION drop_files_of_upload();
--> statement-breakpoint
-- Put together, the parts are needed no longer.
CREATE TRIGGER drop_parts AFTER UPDATE OF parts ON upload
  FOR EACH ROW WHEN (cardinality(NEW.parts) < cardinality(OLD.parts)) EXECUTE FUNCTION drop_files_of_upload();
--> statement-breakpoint
CREATE FUNCTION drop_file_of_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO dropped_file (chamber_id, file_key) VALUES (OLD.chamber_id, OLD.file_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER drop_file AFTER DELETE ON document_version FOR EACH ROW EXECUTE FUNCTION drop_file_of_version();
--> statement-breakpoint
-- The sensitive matters that the person of this transaction may not know. Without a person (the system's own work for a
-- chamber) and for the owner there are none.
CREATE FUNCTION peshi_hidden_matters() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN coalesce(current_setting('app.person', true), '') = '' THEN '{}'::uuid[]
    WHEN current_setting('app.owner', true) = 'on' THEN '{}'::uuid[]
    ELSE ARRAY(
      SELECT m.id FROM public.matter m
      WHERE m.chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND m.is_sensitive
        AND NOT EXISTS (
          SELECT FROM public.matter_team t
          WHERE t.chamber_id = m.chamber_id AND t.matter_id = m.id
            AND t.person_id = nullif(current_setting('app.person', true), '')::uuid))
  END
$$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION peshi_hidden_matters() TO peshi_app;
--> statement-breakpoint
-- The same for what hangs on the court's case instead: orders, by their ids.
CREATE FUNCTION peshi_hidden_orders() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN hidden.ids = '{}' THEN '{}'::uuid[] ELSE ARRAY(
    SELECT o.id FROM public.case_order o
    JOIN public.matter m ON m.case_id = o.case_id
    WHERE m.chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND m.id = ANY (hidden.ids))
  END
  FROM (SELECT public.peshi_hidden_matters() AS ids) hidden
$$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION peshi_hidden_orders() TO peshi_app;
--> statement-breakpoint
CREATE POLICY in_confidence ON order_copy AS RESTRICTIVE TO peshi_app
  USING (order_id <> ALL ((SELECT peshi_hidden_orders())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON order_copy_page AS RESTRICTIVE TO peshi_app
  USING (order_id <> ALL ((SELECT peshi_hidden_orders())::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON matter_team TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON tag TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON matter_tag TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_view TO peshi_app;
--> statement-breakpoint
-- What a sensitive matter is sorted under says something of it.
CREATE POLICY in_confidence ON matter_tag AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON due_check TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON note, note_mention TO peshi_app;
--> statement-breakpoint
-- A private note is its author's, whoever asks and however: the door says who reads, and without a reader there is none.
CREATE POLICY of_its_author ON note AS RESTRICTIVE TO peshi_app
  USING (NOT is_private OR created_by = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY for_its_person ON activity AS RESTRICTIVE FOR SELECT TO peshi_app
  USING (only_for IS NULL OR only_for = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
-- Whose notes have been in the bin for their time; each is emptied in its author's name.
CREATE POLICY system_house_keeping ON note FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, created_by, deleted_at) ON note TO peshi_system;
--> statement-breakpoint
CREATE POLICY in_confidence ON note AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
-- For reading alone: what an outsider did is written down, and not told to them.
CREATE POLICY in_confidence ON activity AS RESTRICTIVE FOR SELECT TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON direction TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON takeout TO peshi_app;
--> statement-breakpoint
CREATE POLICY system_house_keeping ON takeout FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, expires_at) ON takeout TO peshi_system;
--> statement-breakpoint
CREATE POLICY in_confidence ON document AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
-- What hangs on a document is as visible as the document; looked up only for those from whom anything is hidden.
CREATE POLICY in_confidence ON document_version AS RESTRICTIVE TO peshi_app
  USING ((SELECT peshi_hidden_matters() = '{}') OR EXISTS (
    SELECT FROM document d
    WHERE d.chamber_id = document_version.chamber_id AND d.id = document_version.document_id));
--> statement-breakpoint
CREATE POLICY in_confidence ON document_page AS RESTRICTIVE TO peshi_app
  USING ((SELECT peshi_hidden_matters() = '{}') OR EXISTS (
    SELECT FROM document d
    WHERE d.chamber_id = document_page.chamber_id AND d.id = document_page.document_id));
--> statement-breakpoint
CREATE POLICY in_confidence ON direction AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON takeout AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON matter_import TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON import_row TO peshi_app;
--> statement-breakpoint
-- A row of the file names the parties: it is as visible as its matter.
CREATE POLICY in_confidence ON import_row AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
-- Files that nobody began to bring in, and rows nobody asks about any more.
CREATE POLICY system_house_keeping ON matter_import FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, state, created_at) ON matter_import TO peshi_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON clock TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON clock_dismissal TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_clock TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON court_holiday TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON court_week TO peshi_app;
--> statement-breakpoint
CREATE POLICY in_confidence ON clock AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON clock_dismissal AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON calendar_clock AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT ON client, client_consent, matter_client, name_sound, conflict_check, matter_link, matter_alias, matter_fir TO peshi_app;
--> statement-breakpoint
-- A decision on a conflict stays as it was made.
GRANT UPDATE, DELETE ON client, client_consent, matter_client, name_sound, matter_link, matter_alias, matter_fir TO peshi_app;
--> statement-breakpoint
-- Clients that are known to the chamber by sensitive matters alone, which the person of this transaction may not know.
-- Which client a matter has is no name by itself, so `matter_client` stays readable: else this could not be told.
CREATE FUNCTION peshi_hidden_clients() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN hidden.ids = '{}' THEN '{}'::uuid[] ELSE ARRAY(
    SELECT secret.client_id FROM public.matter_client secret
    WHERE secret.chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
      AND secret.matter_id = ANY (hidden.ids)
      AND NOT EXISTS (
        SELECT FROM public.matter_client open
        WHERE open.chamber_id = secret.chamber_id AND open.client_id = secret.client_id
          AND NOT (open.matter_id = ANY (hidden.ids))))
  END
  FROM (SELECT public.peshi_hidden_matters() AS ids) hidden
$$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION peshi_hidden_clients() TO peshi_app;
--> statement-breakpoint
CREATE POLICY in_confidence ON client AS RESTRICTIVE TO peshi_app
  USING (id <> ALL ((SELECT peshi_hidden_clients())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON client_consent AS RESTRICTIVE TO peshi_app
  USING (client_id <> ALL ((SELECT peshi_hidden_clients())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON name_sound AS RESTRICTIVE TO peshi_app
  USING (owner_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]) AND owner_id <> ALL ((SELECT peshi_hidden_clients())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON conflict_check AS RESTRICTIVE TO peshi_app
  USING ((matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]))
    AND (client_id IS NULL OR client_id <> ALL ((SELECT peshi_hidden_clients())::uuid[])));
--> statement-breakpoint
CREATE POLICY in_confidence ON matter_alias AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON matter_fir AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON matter_link AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]) AND of_matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY system_house_keeping ON client FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, deleted_at) ON client TO peshi_system;
--> statement-breakpoint
-- Lists may still name a matter by a number that only the chamber knows of.
CREATE POLICY system_list_matching ON matter_alias FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, matter_id, court, key) ON matter_alias TO peshi_system;
--> statement-breakpoint
-- A matter is found by its other numbers as by its own: with slashes, each beginning with one, the type also without
-- its dots and dashes.
CREATE FUNCTION keep_alias_text() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed matter_alias := coalesce(NEW, OLD);
BEGIN
  UPDATE matter SET alias_text = (
    SELECT string_agg(
      ' /' || case_type || '/' || case_number || '/' || case_year
        || ' /' || regexp_replace(case_type, '[^[:alnum:]]', '', 'g') || '/' || case_number || '/' || case_year, '')
    FROM matter_alias WHERE chamber_id = changed.chamber_id AND matter_id = changed.matter_id)
  WHERE chamber_id = changed.chamber_id AND id = changed.matter_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_alias_text AFTER INSERT OR UPDATE OR DELETE ON matter_alias
  FOR EACH ROW EXECUTE FUNCTION keep_alias_text();
--> statement-breakpoint
-- How an FIR is told wherever it stands: police station, number, year (`HAZRATGANJ|123/2024`). `firKey` in
-- `src/families/fir-key.ts` makes the same of what a person types; a test holds the two together.
CREATE FUNCTION fir_key(of_station text, of_number text, of_year integer) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT nullif(regexp_replace(regexp_replace(upper(of_station), '^\s*(P\.?\s?S\.?|THANA|POLICE STATION)(\s+|:)', ''), '[\s.,:()/-]+', '', 'g'), '')
    || '|' || ltrim(substring(of_number FROM '0*[1-9][0-9]*'), '0') || '/' || of_year
$$;
--> statement-breakpoint
CREATE FUNCTION keep_case_origins() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fir jsonb := NEW.record -> 'fir';
BEGIN
  DELETE FROM case_origin WHERE case_id = NEW.id;
  INSERT INTO case_origin (case_id, kind, key)
  SELECT NEW.id, kind, key FROM (VALUES
    ('fir', fir_key(fir ->> 'police_station', fir ->> 'number', (fir ->> 'year')::integer)),
    ('below', written_number_key(NEW.record -> 'lower_court' ->> 'case_number'))
  ) AS origin(kind, key)
  WHERE key IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_case_origins_new AFTER INSERT ON court_case FOR EACH ROW EXECUTE FUNCTION keep_case_origins();
--> statement-breakpoint
CREATE TRIGGER keep_case_origins_changed AFTER UPDATE OF record ON court_case FOR EACH ROW
  WHEN ((OLD.record -> 'fir', OLD.record -> 'lower_court') IS DISTINCT FROM (NEW.record -> 'fir', NEW.record -> 'lower_court'))
  EXECUTE FUNCTION keep_case_origins();
--> statement-breakpoint
GRANT SELECT ON case_origin TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON case_origin TO peshi_system;
--> statement-breakpoint
-- Outside its team a sensitive matter can be seen as a masked line, and nothing about it be changed.
CREATE POLICY in_confidence_update ON matter AS RESTRICTIVE FOR UPDATE TO peshi_app
  USING (NOT is_sensitive OR id <> ALL ((SELECT peshi_hidden_matters())::uuid[]))
  WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY in_confidence_insert ON hearing AS RESTRICTIVE FOR INSERT TO peshi_app
  WITH CHECK (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence_update ON hearing AS RESTRICTIVE FOR UPDATE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence_delete ON hearing AS RESTRICTIVE FOR DELETE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
-- The words of a page, for searching: in one form, without the signs that glue words together (the danda, which some
-- locales take for a letter; slashes and dots, which make paths and hosts of them). Every letter of every script counts:
-- `simple` knows no language, and courts write in several.
CREATE FUNCTION search_words(written text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.simple', translate(normalize(written, NFC), '।॥./\:@_-–—…•‘’“”', '                   '))
$$;
--> statement-breakpoint
-- What somebody typed, word after word as one phrase, by the same rules.
CREATE FUNCTION search_phrase(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT phraseto_tsquery('pg_catalog.simple', translate(normalize(typed, NFC), '।॥./\:@_-–—…•‘’“”', '                   '))
$$;
--> statement-breakpoint
CREATE FUNCTION keep_order_page_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.case_id := (SELECT case_id FROM case_order WHERE id = NEW.order_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_order_page_case BEFORE INSERT ON order_page FOR EACH ROW EXECUTE FUNCTION keep_order_page_case();
--> statement-breakpoint
-- What the words of names sound like: consonants alone, those that clerks exchange folded into one, Devanagari as Latin.
-- The same folds in the same order as `soundsOf` in `src/cause-lists/name-keys.ts`; a test holds the two together.
-- Initials and single consonants say too little to be searched for.
CREATE FUNCTION name_sounds(names text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  plain text := coalesce(names, '');
BEGIN
  IF plain ~ '[ऀ-ॿ]' THEN
    plain := regexp_replace(normalize(plain, NFC), '([क-ह])(?=[क-ह])', '\1ा', 'g');
    plain := translate(regexp_replace(plain, '[चछ]', 'ch', 'g'),
      'कखगघजझङञणनंँटतठथडदढधपफबभमयरृलवशषसहअआाइिईीउुऊूएेऐैओोऔौ',
      'kkggjjnnnnnnttttddddpfbbmyrrlvssshaaaaaaaaaaaaaaaaaaa');
  END IF;
  plain := lower(regexp_replace(normalize(plain, NFD), '[\u0300-\u036f\u093c\u094d\u0903]', '', 'g'));
  plain := regexp_replace(regexp_replace(plain, '\([^)]*\)', ' ', 'g'), '[^a-z]+', ' ', 'g');
  plain := regexp_replace(plain, '\m(?:mr|mrs|ms|miss|smt|shri|sri|sh|dr|adv|advocate|advocates|sr|jr|senior|junior|km|kumari|prof|aor)\M', '', 'g');
  plain := regexp_replace(plain, '\m(?:m[aou]?ha?m+[ae]?d|md)\M', 'mohd', 'g');
  plain := regexp_replace(plain, '\m(?!(?:kr|mohd)\M)[bcdfghjklmnpqrstvwxz]{2,3}\M', '', 'g');
  plain := regexp_replace(regexp_replace(plain, '\mkr\M', 'kumar', 'g'), '\ms[ai]nh\M', 'singh', 'g');
  plain := regexp_replace(regexp_replace(plain, 'ksh|x', 'ks', 'g'), 'ch+', 'C', 'g');
  plain := replace(replace(plain, 'sh', 's'), 'ph', 'f');
  plain := regexp_replace(plain, '([kgbdtj])h', '\1', 'g');
  plain := replace(regexp_replace(plain, 'q|c(?![ei])', 'k', 'g'), 'c', 's');
  plain := translate(regexp_replace(plain, '([aeiou])w(?![aeiou])', '\1', 'g'), 'wz', 'vj');
  plain := regexp_replace(plain, '(\S)\1+', '\1', 'g');
  plain := regexp_replace(regexp_replace(plain, '\m[aeiou]', 'A', 'g'), '\Y[aeiouyh]+', '', 'g');
  RETURN ARRAY(SELECT DISTINCT sound FROM regexp_split_to_table(plain, ' +') AS sound WHERE length(sound) > 1);
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_matter_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM matter_name WHERE chamber_id = NEW.chamber_id AND matter_id = NEW.id;
  END IF;
  INSERT INTO matter_name (chamber_id, matter_id, sound)
  SELECT NEW.chamber_id, NEW.id, sound
  FROM unnest(name_sounds(concat_ws(' ', NEW.own_title, NEW.court_title, NEW.own_petitioner, NEW.court_petitioner,
                                    NEW.own_respondent, NEW.court_respondent))) AS sound;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_matter_names_new AFTER INSERT ON matter FOR EACH ROW EXECUTE FUNCTION keep_matter_names();
--> statement-breakpoint
CREATE TRIGGER keep_matter_names_changed
  AFTER UPDATE OF own_title, court_title, own_petitioner, court_petitioner, own_respondent, court_respondent ON matter
  FOR EACH ROW
  WHEN ((OLD.own_title, OLD.court_title, OLD.own_petitioner, OLD.court_petitioner, OLD.own_respondent, OLD.court_respondent)
        IS DISTINCT FROM
        (NEW.own_title, NEW.court_title, NEW.own_petitioner, NEW.court_petitioner, NEW.own_respondent, NEW.court_respondent))
  EXECUTE FUNCTION keep_matter_names();
--> statement-breakpoint
CREATE FUNCTION case_names(of_case uuid, record jsonb) RETURNS TABLE (case_id uuid, role text, sound text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT of_case, named.role, unnest(name_sounds(named.name #>> '{}'))
  FROM (
    SELECT 'party' AS role, jsonb_path_query(record, '$.petitioners[*].name') AS name
    UNION ALL SELECT 'party', jsonb_path_query(record, '$.respondents[*].name')
    UNION ALL SELECT 'advocate', jsonb_path_query(record, '$.petitioners[*].advocates[*]')
    UNION ALL SELECT 'advocate', jsonb_path_query(record, '$.respondents[*].advocates[*]')) AS named
$$;
--> statement-breakpoint
CREATE FUNCTION keep_case_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM case_name WHERE case_id = NEW.id;
  END IF;
  INSERT INTO case_name SELECT * FROM case_names(NEW.id, NEW.record);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_case_names_new AFTER INSERT ON court_case FOR EACH ROW EXECUTE FUNCTION keep_case_names();
--> statement-breakpoint
CREATE TRIGGER keep_case_names_changed AFTER UPDATE OF record ON court_case FOR EACH ROW
  WHEN ((OLD.record -> 'petitioners', OLD.record -> 'respondents')
        IS DISTINCT FROM (NEW.record -> 'petitioners', NEW.record -> 'respondents'))
  EXECUTE FUNCTION keep_case_names();
--> statement-breakpoint
GRANT SELECT ON case_name TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON case_name TO peshi_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON matter_name TO peshi_app;
--> statement-breakpoint
CREATE POLICY in_confidence ON matter_name AS RESTRICTIVE FOR SELECT TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY system_house_keeping ON clock FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, deleted_at) ON clock TO peshi_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON appeal_tracker TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON appeal_hit TO peshi_app;
--> statement-breakpoint
-- A tracker of a sensitive matter is known to its team alone.
CREATE POLICY in_confidence ON appeal_tracker AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY system_tracking ON appeal_tracker FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, judgment_date, petitioner_keys, respondent_keys, stops_on, warned_at, stopped_at, deleted_at) ON appeal_tracker TO peshi_system;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON name_sound_due TO peshi_app;
--> statement-breakpoint
-- A case's parties are read by the system, for all chambers that follow it; which chambers have any is read by house-keeping.
CREATE POLICY system_court_sync ON name_sound_due TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT ON name_sound_due TO peshi_system;
--> statement-breakpoint
CREATE FUNCTION mark_party_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO name_sound_due (chamber_id, matter_id) VALUES (NEW.chamber_id, NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER mark_party_names_new AFTER INSERT ON matter FOR EACH ROW EXECUTE FUNCTION mark_party_names();
--> statement-breakpoint
CREATE TRIGGER mark_party_names_changed
  AFTER UPDATE OF case_id, own_petitioner, own_respondent, court_petitioner, court_respondent ON matter FOR EACH ROW
  WHEN ((OLD.case_id, OLD.own_petitioner, OLD.own_respondent, OLD.court_petitioner, OLD.court_respondent)
        IS DISTINCT FROM (NEW.case_id, NEW.own_petitioner, NEW.own_respondent, NEW.court_petitioner, NEW.court_respondent))
  EXECUTE FUNCTION mark_party_names();
--> statement-breakpoint
CREATE FUNCTION mark_case_parties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO name_sound_due (chamber_id, matter_id)
  SELECT chamber_id, id FROM matter WHERE case_id = NEW.id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER mark_case_parties AFTER UPDATE OF record ON court_case FOR EACH ROW
  WHEN ((OLD.record -> 'petitioners', OLD.record -> 'respondents') IS DISTINCT FROM (NEW.record -> 'petitioners', NEW.record -> 'respondents'))
  EXECUTE FUNCTION mark_case_parties();
--> statement-breakpoint
-- Names go with whose they are.
CREATE FUNCTION forget_name_sounds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM name_sound WHERE chamber_id = OLD.chamber_id AND owner_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_name_sounds AFTER DELETE ON matter FOR EACH ROW EXECUTE FUNCTION forget_name_sounds();
--> statement-breakpoint
CREATE TRIGGER forget_name_sounds AFTER DELETE ON client FOR EACH ROW EXECUTE FUNCTION forget_name_sounds();
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON fir_tracker, fir_reading, fir_find TO peshi_app;
--> statement-breakpoint
-- A reading is never changed.
GRANT UPDATE ON fir_tracker, fir_find TO peshi_app;
--> statement-breakpoint
-- An FIR of a sensitive matter is known to that matter's team alone.
CREATE POLICY in_confidence ON fir_tracker AS RESTRICTIVE TO peshi_app
  USING (NOT matter_ids && (SELECT peshi_hidden_matters())::uuid[]);
--> statement-breakpoint
CREATE POLICY in_confidence ON fir_reading AS RESTRICTIVE TO peshi_app
  USING ((SELECT peshi_hidden_matters() = '{}') OR EXISTS (
    SELECT FROM fir_tracker AS tracker
    WHERE tracker.chamber_id = fir_reading.chamber_id AND tracker.id = fir_reading.tracker_id));
--> statement-breakpoint
CREATE POLICY system_house ON fir_tracker FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
CREATE POLICY system_house ON fir_find FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, deleted_at) ON fir_tracker TO peshi_system;
--> statement-breakpoint
GRANT SELECT (chamber_id, expires_at) ON fir_find TO peshi_system;
--> statement-breakpoint
-- What a person is told is that person's to read. It is written in anybody's name: whoever mentions a colleague tells one.
CREATE POLICY to_its_reader ON notification AS RESTRICTIVE FOR SELECT TO peshi_app
  USING (coalesce(current_setting('app.person', true), '') = ''
    OR person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY to_its_reader_update ON notification AS RESTRICTIVE FOR UPDATE TO peshi_app
  USING (coalesce(current_setting('app.person', true), '') = ''
    OR person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
-- Who left the team of a sensitive matter reads no more of it.
CREATE POLICY in_confidence ON notification AS RESTRICTIVE FOR SELECT TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON notification TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON alert_choice TO peshi_app;
--> statement-breakpoint
-- House-keeping: which chambers have what is past its time.
CREATE POLICY system_house_keeping ON notification FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, at) ON notification TO peshi_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON caveat_tracker, caveat_hit TO peshi_app;
--> statement-breakpoint
-- A caveat of a sensitive matter is known to its team alone.
CREATE POLICY in_confidence ON caveat_tracker AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON caveat_hit AS RESTRICTIVE TO peshi_app
  USING ((SELECT peshi_hidden_matters() = '{}') OR EXISTS (
    SELECT FROM caveat_tracker AS tracker
    WHERE tracker.chamber_id = caveat_hit.chamber_id AND tracker.id = caveat_hit.tracker_id));
--> statement-breakpoint
CREATE POLICY system_tracking ON caveat_tracker FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, lodged_on, caveator_keys, caveatee_keys, expires_on, matched_at, expired_at, renewed_by, deleted_at) ON caveat_tracker TO peshi_system;
--> statement-breakpoint
GRANT INSERT ON dispatch TO peshi_app;
--> statement-breakpoint
GRANT SELECT (id, chamber_id, person_id, channel, kind, address, language, state, tries, problem, detail, created_at, ended_at) ON dispatch TO peshi_app;
--> statement-breakpoint
CREATE POLICY system_sending ON dispatch TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON dispatch TO peshi_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON caveat_proof TO peshi_app;
--> statement-breakpoint
-- A proof of a sensitive matter's caveat is known to its team alone, as the caveat is.
CREATE POLICY in_confidence ON caveat_proof AS RESTRICTIVE TO peshi_app
  USING ((SELECT peshi_hidden_matters() = '{}') OR EXISTS (
    SELECT FROM caveat_tracker AS tracker
    WHERE tracker.chamber_id = caveat_proof.chamber_id AND tracker.id = caveat_proof.tracker_id));
--> statement-breakpoint
CREATE POLICY system_tracking ON caveat_proof FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, deleted_at) ON caveat_proof TO peshi_system;
--> statement-breakpoint
CREATE TRIGGER drop_file AFTER DELETE ON caveat_proof FOR EACH ROW EXECUTE FUNCTION drop_file_of_version();
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON chamber_plan, plan_billing, plan_payment, invoice_series TO peshi_app;
--> statement-breakpoint
-- What the gateway said and what was invoiced is never changed, nor taken away.
GRANT SELECT, INSERT ON payment_event, plan_invoice TO peshi_app;
--> statement-breakpoint
-- A payment opens its chamber in the transaction that keeps it.
GRANT UPDATE (expires_at) ON chamber TO peshi_app;
--> statement-breakpoint
CREATE POLICY system_plans ON chamber_plan TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, ends_on, reminded) ON chamber_plan TO peshi_system;
--> statement-breakpoint
-- The trial of a chamber that is opened.
GRANT INSERT ON chamber_plan TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_plans ON plan_payment FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, link_id, state, asked_at) ON plan_payment TO peshi_system;
--> statement-breakpoint
-- Mail to somebody is written in their language.
GRANT SELECT (language) ON person TO peshi_app;
--> statement-breakpoint
-- How people prove who they are: the system's alone. A chamber's door opens onto none of it.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['second_factor', 'recovery_code', 'passkey', 'pending_step', 'password_reset'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY system_sign_in ON %I TO peshi_system USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO peshi_system', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT (picture) ON person TO peshi_app;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['share', 'client_message', 'client_note'] LOOP
    EXECUTE format($policy$CREATE POLICY in_confidence ON %I AS RESTRICTIVE TO peshi_app
      USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]))$policy$, name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON invitation, client_access TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON former_member, client_link, client_note TO peshi_app;
--> statement-breakpoint
-- What was shared and what was written is never taken away; a share is only ended.
GRANT SELECT, INSERT, UPDATE (revoked_by, revoked_at) ON share TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON client_message TO peshi_app;
--> statement-breakpoint
-- A removed member keeps their name under what they did.
CREATE POLICY of_its_chamber ON person FOR SELECT TO peshi_app
  USING (EXISTS (SELECT FROM membership WHERE membership.person_id = person.id)
    OR EXISTS (SELECT FROM former_member WHERE former_member.person_id = person.id));
--> statement-breakpoint
-- Whoever joins by an invitation, and a client who is let in, comes to be in the transaction that joins them.
CREATE POLICY joins ON person FOR INSERT TO peshi_app WITH CHECK (true);
--> statement-breakpoint
GRANT INSERT ON person TO peshi_app;
--> statement-breakpoint
-- Sign-ins into this chamber: when somebody was here, and the end of their access. Never a token.
GRANT SELECT (id, chamber_id, person_id, kind, created_at, rotated_at, ended_at) ON sign_in TO peshi_app;
--> statement-breakpoint
GRANT UPDATE (ended_at, ended_why) ON sign_in TO peshi_app;
--> statement-breakpoint
-- Whose the token of a link is, before a chamber is known.
CREATE POLICY system_invitations ON invitation FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, token_hash, invited_by, email, accepted_at, revoked_at), UPDATE (revoked_at)
  ON invitation TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_grants ON invitation FOR UPDATE TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_client_links ON client_link FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, token_hash) ON client_link TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_client_links ON client_access FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, client_id, closed_at) ON client_access TO peshi_system;
--> statement-breakpoint
GRANT SELECT (id, email, mobile) ON client TO peshi_system;
--> statement-breakpoint
CREATE POLICY of_the_client ON client_access FOR SELECT TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND person_id = nullif(current_setting('app.person', true), '')::uuid AND closed_at IS NULL);
--> statement-breakpoint
GRANT SELECT (chamber_id, client_id, person_id, closed_at) ON client_access TO peshi_client;
--> statement-breakpoint
CREATE POLICY of_the_client ON client FOR SELECT TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND deleted_at IS NULL
    AND id IN (SELECT client_id FROM client_access));
--> statement-breakpoint
GRANT SELECT (chamber_id, id, name, deleted_at) ON client TO peshi_client;
--> statement-breakpoint
-- The client that the person of this transaction is; nobody once access was closed or the client deleted.
CREATE FUNCTION peshi_client_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT id FROM public.client LIMIT 1
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION peshi_client_id() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION peshi_client_id() TO peshi_client;
--> statement-breakpoint
CREATE POLICY of_the_client ON share FOR SELECT TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND client_id = (SELECT peshi_client_id()) AND revoked_at IS NULL);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, matter_id, client_id, kind, subject_id, shared_at, revoked_at) ON share TO peshi_client;
--> statement-breakpoint
CREATE POLICY of_the_client ON matter FOR SELECT TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND deleted_at IS NULL
    AND id IN (SELECT matter_id FROM share));
--> statement-breakpoint
GRANT SELECT (chamber_id, id, case_id, title, hc_name, unique_id, unique_case_number, case_type, case_number, case_year,
  case_status, next_date, deleted_at) ON matter TO peshi_client;
--> statement-breakpoint
GRANT SELECT (id, case_id, date, kind, file_key, position) ON case_order TO peshi_client;
--> statement-breakpoint
CREATE POLICY of_the_client ON order_copy FOR SELECT TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND order_id IN (SELECT subject_id FROM share WHERE kind = 'order'));
--> statement-breakpoint
GRANT SELECT (chamber_id, order_id, file_key) ON order_copy TO peshi_client;
--> statement-breakpoint
CREATE POLICY of_the_client ON document FOR SELECT TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND deleted_at IS NULL
    AND id IN (SELECT subject_id FROM share WHERE kind = 'document'));
--> statement-breakpoint
GRANT SELECT (chamber_id, id, matter_id, name, version, deleted_at) ON document TO peshi_client;
--> statement-breakpoint
CREATE POLICY of_the_client ON document_version FOR SELECT TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND document_id IN (SELECT id FROM document));
--> statement-breakpoint
GRANT SELECT (chamber_id, document_id, version, file_key, media_type, size) ON document_version TO peshi_client;
--> statement-breakpoint
CREATE POLICY of_the_client ON client_message TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND client_id = (SELECT peshi_client_id()) AND matter_id IN (SELECT matter_id FROM share))
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND client_id = (SELECT peshi_client_id()) AND matter_id IN (SELECT matter_id FROM share)
    AND from_client AND person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT ON client_message TO peshi_client;
--> statement-breakpoint
CREATE POLICY of_the_client ON client_note FOR SELECT TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND client_id = (SELECT peshi_client_id()) AND approved_at IS NOT NULL AND 'area' = ANY (channels)
    AND matter_id IN (SELECT matter_id FROM share));
--> statement-breakpoint
GRANT SELECT (chamber_id, id, matter_id, client_id, date, language, text_en, text_own, approved_at, channels)
  ON client_note TO peshi_client;
--> statement-breakpoint
-- What a client reads and writes is noted, in the client's own name.
CREATE POLICY of_the_client ON activity TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND person_id = nullif(current_setting('app.person', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT ON activity TO peshi_client;
--> statement-breakpoint
-- Read in anybody's name: whoever does what others are told of puts it on their ways.
GRANT SELECT, INSERT, UPDATE, DELETE ON alert_plan, alert_due TO peshi_app;
--> statement-breakpoint
-- A person's own devices; their addresses are read by the sender alone.
CREATE POLICY of_its_person ON push_device AS RESTRICTIVE TO peshi_app
  USING (coalesce(current_setting('app.person', true), '') = ''
    OR person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, person_id, device, created_at), DELETE ON push_device TO peshi_app;
--> statement-breakpoint
CREATE POLICY system_alerts ON alert_due FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, person_id, channel, due_at) ON alert_due TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_alerts ON push_device TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON push_device TO peshi_system;
--> statement-breakpoint
-- The owner reads all of it, everybody else what is about themselves.
CREATE POLICY of_owner_or_self ON access_event AS RESTRICTIVE FOR SELECT TO peshi_app
  USING (current_setting('app.owner', true) = 'on' OR coalesce(current_setting('app.person', true), '') = ''
    OR person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
-- Only ever added to by chambers; what is past its time is taken away by the system.
GRANT SELECT, INSERT ON access_event TO peshi_app;
--> statement-breakpoint
CREATE POLICY system_access_log ON access_event TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT INSERT, DELETE, SELECT (id, at) ON access_event TO peshi_system;
--> statement-breakpoint
CREATE POLICY of_its_person ON favourite_court AS RESTRICTIVE TO peshi_app
  USING (coalesce(current_setting('app.person', true), '') = ''
    OR person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON favourite_court TO peshi_app;
--> statement-breakpoint
CREATE POLICY in_confidence ON task AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
-- A personal task is known to who wrote it and who has it to do. Without a reader it is the product itself that looks: to
-- remind of it, and to empty the bin.
CREATE POLICY personal ON task AS RESTRICTIVE TO peshi_app
  USING (category <> 'Personal'
    OR coalesce(current_setting('app.person', true), '') IN ('', created_by::text, coalesce(assignee_id::text, '')));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON task TO peshi_app;
--> statement-breakpoint
CREATE POLICY system_reminders ON task FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, remind_at, deleted_at) ON task TO peshi_system;
--> statement-breakpoint
CREATE POLICY in_confidence ON invoice AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON invoice_receipt AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
-- What has a number is never removed.
CREATE POLICY drafts_alone ON invoice AS RESTRICTIVE FOR DELETE TO peshi_app USING (status = 'draft' AND number IS NULL);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON invoice TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON billing_identity, chamber_series TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (client_id, came_from, voided_by, voided_at) ON invoice_receipt TO peshi_app;
--> statement-breakpoint
-- Whose the secret of a link is, before a chamber is known; which chambers hold drafts past their time.
CREATE POLICY system_invoices ON invoice FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, link_hash, deleted_at) ON invoice TO peshi_system;
--> statement-breakpoint
CREATE POLICY of_the_client ON invoice FOR SELECT TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND client_id = (SELECT peshi_client_id()) AND shown_at IS NOT NULL AND status <> 'draft');
--> statement-breakpoint
GRANT SELECT (chamber_id, id, client_id, status, name, subject, products, address, place, gstin, mode, tax_percent, sac, note,
  number, issued_on, due_on, supplier, sum, total, paid, tds_proved, cancelled_at, shown_at) ON invoice TO peshi_client;
--> statement-breakpoint
-- What was written and sent along is seen with its ticket.
-- Messages and files are visible with their ticket.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['support_message', 'support_file'] LOOP
    EXECUTE format($policy$CREATE POLICY with_its_ticket ON %I AS RESTRICTIVE TO peshi_app
      USING (EXISTS (SELECT FROM support_ticket t WHERE t.chamber_id = %I.chamber_id AND t.id = %I.ticket_id))$policy$,
      name, name, name);
  END LOOP;
END $$;
--> statement-breakpoint
-- What somebody asks is theirs and the owner's; colleagues do not read it.
CREATE POLICY of_its_person ON support_ticket AS RESTRICTIVE TO peshi_app
  USING (coalesce(current_setting('app.person', true), '') = ''
    OR current_setting('app.owner', true) = 'on'
    OR person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (status, changed_at) ON support_ticket TO peshi_app;
--> statement-breakpoint
-- What was written is never changed.
GRANT SELECT, INSERT ON support_message, support_file TO peshi_app;
--> statement-breakpoint
CREATE TRIGGER drop_file AFTER DELETE ON support_file FOR EACH ROW EXECUTE FUNCTION drop_file_of_version();
--> statement-breakpoint
-- The operators' list, over all chambers. What was written is read in its chamber.
CREATE POLICY system_support ON support_ticket FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, kind, subject, status, by_name, created_at, changed_at) ON support_ticket TO peshi_system;
--> statement-breakpoint
-- The system's own, as what goes out is.
ALTER TABLE deletion ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE deletion FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_erasure ON deletion TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON deletion TO peshi_system;
--> statement-breakpoint
-- Where somebody worked once there may be private notes of theirs.
CREATE POLICY system_erasure ON former_member FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, person_id) ON former_member TO peshi_system;
--> statement-breakpoint
-- What a member was called stands in the log of joining, leaving and roles; that name goes with the person.
CREATE POLICY system_erasure_sees ON activity FOR SELECT TO peshi_system USING (subject_kind = 'member');
--> statement-breakpoint
CREATE POLICY system_erasure ON activity FOR UPDATE TO peshi_system
  USING (subject_kind = 'member') WITH CHECK (subject_kind = 'member' AND subject_label IS NULL);
--> statement-breakpoint
GRANT SELECT (subject_kind, subject_id, subject_label), UPDATE (subject_label) ON activity TO peshi_system;
--> statement-breakpoint
CREATE POLICY of_the_eraser ON deletion FOR SELECT TO peshi_eraser
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT (chamber_id, began_at, done_at, cancelled_at) ON deletion TO peshi_eraser;
--> statement-breakpoint
CREATE FUNCTION peshi_erased_chamber() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT chamber_id FROM public.deletion
  WHERE chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND began_at IS NOT NULL AND done_at IS NULL AND cancelled_at IS NULL
$$;
--> statement-breakpoint
-- Called for every private table that is added later: `SELECT peshi_let_erase('name')`; a test says where it was forgotten.
-- Deleting moves counters and notes files to be removed, by triggers: so the role may write, too.
CREATE FUNCTION peshi_let_erase(name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($policy$CREATE POLICY of_the_eraser ON %I TO peshi_eraser
    USING (chamber_id = (SELECT peshi_erased_chamber()))
    WITH CHECK (chamber_id = (SELECT peshi_erased_chamber()))$policy$, name);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO peshi_eraser', name);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION peshi_let_erase(text) FROM PUBLIC;
--> statement-breakpoint
-- Public, the same for everybody; only the reading of the feed writes.
GRANT SELECT ON news_feed, news_post TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON news_feed, news_post TO peshi_system;
--> statement-breakpoint
-- The owner sets them, within the limits that the contract names.
GRANT UPDATE (bin_days, notification_days, access_days) ON chamber TO peshi_app;
--> statement-breakpoint
-- Each chamber's own time is up on its own day.
GRANT SELECT (chamber_id) ON access_event TO peshi_system;
--> statement-breakpoint
-- Belongs to no chamber and holds hashes only; nothing but the counting itself comes here.
GRANT SELECT, INSERT, UPDATE, DELETE ON try_count TO peshi_system;
--> statement-breakpoint
CREATE POLICY in_confidence ON invoice_mail AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
-- What went out is never changed.
GRANT SELECT, INSERT ON invoice_mail TO peshi_app;
--> statement-breakpoint
-- Written in anyone's name; read by the recipient, the owner, and whoever may see the invoice that was mailed. The text is
-- read by the sender's job alone.
CREATE POLICY to_its_reader ON dispatch AS RESTRICTIVE FOR SELECT TO peshi_app
  USING (coalesce(current_setting('app.person', true), '') = ''
    OR coalesce(current_setting('app.owner', true), '') = 'on'
    OR person_id = nullif(current_setting('app.person', true), '')::uuid
    OR EXISTS (SELECT FROM invoice_mail m WHERE m.chamber_id = dispatch.chamber_id AND m.dispatch_id = dispatch.id));
--> statement-breakpoint
-- Each one's own. Without a reader it is the product itself that looks: to take away what a person who left had.
CREATE POLICY of_its_person ON report_mail AS RESTRICTIVE TO peshi_app
  USING (coalesce(current_setting('app.person', true), '') = ''
    OR person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON report_mail TO peshi_app;
--> statement-breakpoint
GRANT UPDATE (next_at) ON report_mail TO peshi_app;
--> statement-breakpoint
CREATE POLICY system_reports ON report_mail FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, person_id, next_at) ON report_mail TO peshi_system;
--> statement-breakpoint
CREATE POLICY in_confidence ON credit_note AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
-- What has a number is never changed.
GRANT SELECT, INSERT ON credit_note TO peshi_app;
--> statement-breakpoint
GRANT SELECT (credited, credited_tds) ON invoice TO peshi_client;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOR name IN
    SELECT c.relname FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'chamber_id' AND a.attnotnull AND NOT a.attisdropped
    WHERE c.relrowsecurity AND c.relkind = 'r'
      AND c.relname NOT IN ('sign_in', 'plan_payment', 'payment_event', 'plan_invoice', 'access_event')
  LOOP
    PERFORM peshi_let_erase(name);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE INDEX access_event_age ON access_event USING btree (at);
--> statement-breakpoint
CREATE INDEX access_event_newest ON access_event USING btree (chamber_id, at DESC NULLS LAST, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX access_event_of_matter ON access_event USING btree (chamber_id, matter_id, at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX activity_newest ON activity USING btree (chamber_id, at DESC NULLS LAST, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX activity_of_matter ON activity USING btree (chamber_id, matter_id, at DESC NULLS LAST, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX alert_due_at ON alert_due USING btree (due_at);
--> statement-breakpoint
CREATE INDEX appeal_tracker_bin ON appeal_tracker USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX appeal_tracker_matter ON appeal_tracker USING btree (chamber_id, matter_id) WHERE (matter_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX appeal_tracker_newest ON appeal_tracker USING btree (chamber_id, created_at DESC NULLS LAST) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX appeal_tracker_once ON appeal_tracker USING btree (chamber_id, court_kind, state_code, bench_code, case_type_code, case_number, case_year, judgment_date) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX appeal_tracker_stops ON appeal_tracker USING btree (stops_on) WHERE ((deleted_at IS NULL) AND (stopped_at IS NULL));
--> statement-breakpoint
CREATE INDEX board_sample_age ON board_sample USING btree (at);
--> statement-breakpoint
CREATE INDEX board_sample_room ON board_sample USING btree (court, court_no, at);
--> statement-breakpoint
CREATE INDEX calendar_clock_day ON calendar_clock USING btree (chamber_id, date);
--> statement-breakpoint
CREATE INDEX case_event_of_case ON case_event USING btree (case_id, seen_at);
--> statement-breakpoint
CREATE INDEX case_event_seen ON case_event USING btree (seen_at);
--> statement-breakpoint
CREATE INDEX case_hearing_day ON case_hearing USING btree (case_id, business_date);
--> statement-breakpoint
CREATE INDEX case_key_of ON case_key USING btree (case_id);
--> statement-breakpoint
CREATE INDEX case_name_sound ON case_name USING btree (sound, case_id);
--> statement-breakpoint
CREATE INDEX case_order_seen ON case_order USING btree (seen_at);
--> statement-breakpoint
CREATE INDEX case_origin_key ON case_origin USING btree (key);
--> statement-breakpoint
CREATE INDEX cause_list_entry_keys ON cause_list_entry USING gin (keys);
--> statement-breakpoint
CREATE INDEX caveat_proof_of ON caveat_proof USING btree (chamber_id, tracker_id);
--> statement-breakpoint
CREATE INDEX caveat_proof_removed ON caveat_proof USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX caveat_tracker_bin ON caveat_tracker USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX caveat_tracker_expires ON caveat_tracker USING btree (expires_on) WHERE ((deleted_at IS NULL) AND (matched_at IS NULL) AND (renewed_by IS NULL));
--> statement-breakpoint
CREATE INDEX caveat_tracker_matter ON caveat_tracker USING btree (chamber_id, matter_id) WHERE (matter_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX caveat_tracker_newest ON caveat_tracker USING btree (chamber_id, created_at DESC NULLS LAST) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX client_bin ON client USING btree (chamber_id, deleted_at) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
-- A link is sent to whoever is known by an e-mail address or a number, in whichever chamber.
CREATE INDEX client_by_email ON client USING btree (lower(email)) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX client_by_mobile ON client USING btree (mobile) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX client_consent_of ON client_consent USING btree (chamber_id, client_id);
--> statement-breakpoint
CREATE INDEX client_link_age ON client_link USING btree (chamber_id, expires_at);
--> statement-breakpoint
CREATE UNIQUE INDEX client_link_token ON client_link USING btree (token_hash);
--> statement-breakpoint
CREATE INDEX client_message_of_matter ON client_message USING btree (chamber_id, matter_id, client_id, at);
--> statement-breakpoint
CREATE INDEX client_name ON client USING btree (chamber_id, name, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX client_note_of_matter ON client_note USING btree (chamber_id, matter_id, written_at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX clock_at_court ON clock USING btree (chamber_id, court) WHERE ((deleted_at IS NULL) AND (ended IS NULL));
--> statement-breakpoint
CREATE INDEX clock_of_matter ON clock USING btree (chamber_id, matter_id);
--> statement-breakpoint
CREATE INDEX clock_of_subject ON clock USING btree (chamber_id, subject_kind, subject_id);
--> statement-breakpoint
CREATE INDEX clock_running ON clock USING btree (chamber_id, due_on) WHERE ((deleted_at IS NULL) AND (ended IS NULL));
--> statement-breakpoint
CREATE INDEX conflict_check_of_client ON conflict_check USING btree (chamber_id, client_id);
--> statement-breakpoint
CREATE INDEX conflict_check_of_matter ON conflict_check USING btree (chamber_id, matter_id);
--> statement-breakpoint
CREATE INDEX court_case_cnr ON court_case USING btree (cnr);
--> statement-breakpoint
CREATE INDEX court_case_court ON court_case USING btree (court, read_at);
--> statement-breakpoint
CREATE INDEX court_case_due ON court_case USING btree (court, due_at, id) WHERE (sync_state <> 'needs-look'::text);
--> statement-breakpoint
CREATE INDEX court_case_failing ON court_case USING btree (court, id) WHERE (failing_since IS NOT NULL);
--> statement-breakpoint
CREATE INDEX court_case_listed ON court_case USING btree (court, next_date, due_at, id) WHERE ((status = 'pending'::text) AND (sync_state <> 'needs-look'::text));
--> statement-breakpoint
CREATE INDEX credit_note_of ON credit_note USING btree (chamber_id, invoice_id);
--> statement-breakpoint
CREATE INDEX deletion_due ON deletion USING btree (due_at) WHERE ((cancelled_at IS NULL) AND (done_at IS NULL));
--> statement-breakpoint
CREATE UNIQUE INDEX deletion_of_account ON deletion USING btree (person_id) WHERE ((kind = 'account'::text) AND (cancelled_at IS NULL) AND (done_at IS NULL));
--> statement-breakpoint
CREATE UNIQUE INDEX deletion_of_chamber ON deletion USING btree (chamber_id) WHERE ((cancelled_at IS NULL) AND (done_at IS NULL));
--> statement-breakpoint
CREATE INDEX direction_of_matter ON direction USING btree (chamber_id, matter_id);
--> statement-breakpoint
CREATE UNIQUE INDEX direction_once ON direction USING btree (chamber_id, matter_id, proposal) WHERE (proposal IS NOT NULL);
--> statement-breakpoint
CREATE INDEX dispatch_age ON dispatch USING btree (created_at);
--> statement-breakpoint
CREATE INDEX dispatch_of_chamber ON dispatch USING btree (chamber_id, created_at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX dispatch_of_person ON dispatch USING btree (person_id, created_at DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX dispatch_once ON dispatch USING btree (once_by);
--> statement-breakpoint
CREATE INDEX dispatch_waiting ON dispatch USING btree (created_at) WHERE (state = 'waiting'::text);
--> statement-breakpoint
CREATE INDEX document_bin ON document USING btree (chamber_id, deleted_at) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX document_newest ON document USING btree (chamber_id, matter_id, created_at DESC NULLS LAST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX document_version_unread ON document_version USING btree (chamber_id, added_at) WHERE (text_read_at IS NULL);
--> statement-breakpoint
CREATE INDEX due_check_group ON due_check USING btree (chamber_id, group_id) WHERE (group_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX due_check_next ON due_check USING btree (chamber_id, state, due_at);
--> statement-breakpoint
CREATE UNIQUE INDEX due_check_open_once ON due_check USING btree (chamber_id, kind, subject_id) WHERE (state = ANY (ARRAY['due'::text, 'answering'::text]));
--> statement-breakpoint
CREATE INDEX due_check_subject ON due_check USING btree (chamber_id, subject_id);
--> statement-breakpoint
CREATE INDEX fir_find_expired ON fir_find USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX fir_reading_of ON fir_reading USING btree (chamber_id, tracker_id, at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX fir_tracker_bin ON fir_tracker USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX fir_tracker_newest ON fir_tracker USING btree (chamber_id, created_at DESC NULLS LAST) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX fir_tracker_once ON fir_tracker USING btree (chamber_id, key, lower(district)) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX former_member_person ON former_member USING btree (person_id);
--> statement-breakpoint
CREATE INDEX handover_day ON handover USING btree (chamber_id, date, matter_id);
--> statement-breakpoint
CREATE INDEX hearing_day ON hearing USING btree (chamber_id, date);
--> statement-breakpoint
CREATE INDEX idempotent_reply_age ON idempotent_reply USING btree (chamber_id, created_at);
--> statement-breakpoint
CREATE INDEX import_row_matter ON import_row USING btree (chamber_id, matter_id) WHERE (matter_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX import_row_state ON import_row USING btree (chamber_id, import_id, state, "position");
--> statement-breakpoint
CREATE INDEX invitation_newest ON invitation USING btree (chamber_id, created_at DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX invitation_token ON invitation USING btree (token_hash);
--> statement-breakpoint
CREATE INDEX invoice_bin ON invoice USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX invoice_link ON invoice USING btree (link_hash) WHERE (link_hash IS NOT NULL);
--> statement-breakpoint
CREATE INDEX invoice_mail_day ON invoice_mail USING btree (chamber_id, sent_at);
--> statement-breakpoint
CREATE INDEX invoice_mail_dispatch ON invoice_mail USING btree (chamber_id, dispatch_id);
--> statement-breakpoint
CREATE INDEX invoice_mail_of ON invoice_mail USING btree (chamber_id, invoice_id, sent_at);
--> statement-breakpoint
CREATE INDEX invoice_newest ON invoice USING btree (chamber_id, created_at) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX invoice_of_client ON invoice USING btree (chamber_id, client_id);
--> statement-breakpoint
CREATE INDEX invoice_of_matter ON invoice USING btree (chamber_id, matter_id);
--> statement-breakpoint
CREATE INDEX invoice_receipt_of ON invoice_receipt USING btree (chamber_id, invoice_id);
--> statement-breakpoint
CREATE INDEX invoice_receipt_of_client ON invoice_receipt USING btree (chamber_id, client_id);
--> statement-breakpoint
CREATE INDEX listing_day ON listing USING btree (chamber_id, date);
--> statement-breakpoint
CREATE INDEX listing_of_matter ON listing USING btree (chamber_id, matter_id, date) WHERE (matter_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX listing_of_row ON listing USING btree (list_id, "position");
--> statement-breakpoint
CREATE INDEX matter_alias_key ON matter_alias USING btree (court, key);
--> statement-breakpoint
CREATE INDEX matter_bin ON matter USING btree (chamber_id, deleted_at) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX matter_by_case ON matter USING btree (case_id);
--> statement-breakpoint
CREATE INDEX matter_client_of ON matter_client USING btree (chamber_id, client_id);
--> statement-breakpoint
CREATE INDEX matter_court ON matter USING btree (chamber_id, hc_name, case_status, case_year) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX matter_court_date ON matter USING btree (chamber_id, court_next_date) WHERE ((deleted_at IS NULL) AND (own_next_date IS NOT NULL));
--> statement-breakpoint
CREATE INDEX matter_fir_key ON matter_fir USING btree (chamber_id, key);
--> statement-breakpoint
CREATE UNIQUE INDEX matter_follows_once ON matter USING btree (chamber_id, case_id) WHERE ((deleted_at IS NULL) AND (case_id IS NOT NULL));
--> statement-breakpoint
CREATE INDEX matter_import_heading ON matter_import USING btree (chamber_id, heading_key);
--> statement-breakpoint
CREATE INDEX matter_import_newest ON matter_import USING btree (chamber_id, created_at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX matter_link_of ON matter_link USING btree (chamber_id, of_matter_id);
--> statement-breakpoint
CREATE INDEX matter_name_of ON matter_name USING btree (chamber_id, matter_id);
--> statement-breakpoint
CREATE INDEX matter_newest ON matter USING btree (chamber_id, created_at DESC NULLS LAST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX matter_next_date ON matter USING btree (chamber_id, next_date, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX matter_next_date_last ON matter USING btree (chamber_id, next_date DESC NULLS LAST, id DESC NULLS LAST) WHERE (deleted_at IS NULL);
--> statement-breakpoint
-- Is a number one of the chamber's matters? Asked for each case below, and of each matter that is typed in.
CREATE INDEX matter_number_key ON matter USING btree (chamber_id, case_number_key(case_type, case_number, case_year)) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX matter_pending_date ON matter USING btree (chamber_id, next_date) WHERE ((deleted_at IS NULL) AND (case_status = 'pending'::text));
--> statement-breakpoint
CREATE INDEX matter_sensitive ON matter USING btree (chamber_id, id) WHERE is_sensitive;
--> statement-breakpoint
CREATE INDEX matter_tag_by_tag ON matter_tag USING btree (chamber_id, tag_id);
--> statement-breakpoint
CREATE INDEX matter_team_by_person ON matter_team USING btree (chamber_id, person_id);
--> statement-breakpoint
CREATE INDEX matter_title ON matter USING btree (chamber_id, title, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX matter_unrecorded_cnr ON matter USING btree (cnr) WHERE ((case_id IS NULL) AND (deleted_at IS NULL) AND (cnr IS NOT NULL));
--> statement-breakpoint
-- Matters without a court's record are met by what the chamber wrote: court, number, CNR.
CREATE INDEX matter_unrecorded_key ON matter USING btree (hc_name, case_number_key(case_type, case_number, case_year)) WHERE ((case_id IS NULL) AND (deleted_at IS NULL));
--> statement-breakpoint
CREATE INDEX matter_year ON matter USING btree (chamber_id, case_year DESC NULLS LAST, id DESC NULLS LAST) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX membership_by_person ON membership USING btree (person_id);
--> statement-breakpoint
CREATE INDEX name_sound_by ON name_sound USING btree (chamber_id, sound);
--> statement-breakpoint
CREATE INDEX news_post_newest ON news_post USING btree (url, published_at DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX note_bin ON note USING btree (chamber_id, deleted_at) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX note_mention_of ON note_mention USING btree (chamber_id, person_id, mentioned_at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX note_of_matter ON note USING btree (chamber_id, matter_id, is_pinned DESC NULLS LAST, created_at DESC NULLS LAST, id DESC NULLS LAST) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX notification_age ON notification USING btree (at);
--> statement-breakpoint
CREATE INDEX notification_of_person ON notification USING btree (chamber_id, person_id, line);
--> statement-breakpoint
CREATE INDEX notification_subject ON notification USING btree (chamber_id, subject_id, kind);
--> statement-breakpoint
CREATE INDEX notification_unread ON notification USING btree (chamber_id, person_id, line) WHERE (read_at IS NULL);
--> statement-breakpoint
CREATE INDEX order_page_case ON order_page USING btree (case_id);
--> statement-breakpoint
CREATE INDEX order_page_words ON order_page USING gin (search_words(text));
--> statement-breakpoint
CREATE INDEX passkey_of_person ON passkey USING btree (person_id);
--> statement-breakpoint
CREATE INDEX password_reset_age ON password_reset USING btree (created_at);
--> statement-breakpoint
CREATE INDEX person_by_mobile ON person USING btree (mobile);
--> statement-breakpoint
CREATE UNIQUE INDEX person_mobile_proven ON person USING btree (mobile) WHERE mobile_proven_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX password_reset_of_mobile ON password_reset USING btree (mobile, created_at);
--> statement-breakpoint
CREATE INDEX pending_step_age ON pending_step USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX plan_payment_link ON plan_payment USING btree (link_id);
--> statement-breakpoint
CREATE INDEX plan_payment_state ON plan_payment USING btree (state, asked_at);
--> statement-breakpoint
CREATE INDEX push_device_of_person ON push_device USING btree (chamber_id, person_id);
--> statement-breakpoint
CREATE INDEX report_mail_due ON report_mail USING btree (next_at);
--> statement-breakpoint
CREATE INDEX report_mail_of_person ON report_mail USING btree (chamber_id, person_id);
--> statement-breakpoint
CREATE INDEX saved_view_of_person ON saved_view USING btree (chamber_id, person_id);
--> statement-breakpoint
CREATE INDEX share_of_matter ON share USING btree (chamber_id, matter_id);
--> statement-breakpoint
CREATE UNIQUE INDEX share_once ON share USING btree (chamber_id, client_id, matter_id, kind, COALESCE(subject_id, matter_id)) WHERE (revoked_at IS NULL);
--> statement-breakpoint
CREATE INDEX sign_in_by_person ON sign_in USING btree (person_id);
--> statement-breakpoint
CREATE UNIQUE INDEX sign_in_token ON sign_in USING btree (token_hash);
--> statement-breakpoint
CREATE INDEX support_file_of ON support_file USING btree (chamber_id, ticket_id);
--> statement-breakpoint
CREATE INDEX support_message_of ON support_message USING btree (chamber_id, ticket_id, at);
--> statement-breakpoint
CREATE INDEX support_ticket_newest ON support_ticket USING btree (chamber_id, changed_at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX support_ticket_waiting ON support_ticket USING btree (status, changed_at);
--> statement-breakpoint
CREATE INDEX takeout_expires ON takeout USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX task_bin ON task USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX task_by_day ON task USING btree (chamber_id, end_date) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX task_of_matter ON task USING btree (chamber_id, matter_id);
--> statement-breakpoint
CREATE INDEX task_open ON task USING btree (chamber_id, end_date) WHERE ((deleted_at IS NULL) AND (done_at IS NULL));
--> statement-breakpoint
CREATE INDEX task_to_remind ON task USING btree (remind_at) WHERE (remind_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX try_count_until ON try_count USING btree (until);
--> statement-breakpoint
CREATE INDEX upload_left ON upload USING btree (chamber_id, touched_at);
--> statement-breakpoint
CREATE UNIQUE INDEX upload_once ON upload USING btree (chamber_id, person_id, key) WHERE (used_at IS NULL);
--> statement-breakpoint
CREATE INDEX watched_name_key ON watched_name USING btree (key);
--> statement-breakpoint
ALTER TABLE access_event ADD CONSTRAINT access_event_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE activity ADD CONSTRAINT activity_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE alert_choice ADD CONSTRAINT alert_choice_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE alert_choice ADD CONSTRAINT alert_choice_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE alert_choice ADD CONSTRAINT alert_choice_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE alert_due ADD CONSTRAINT alert_due_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE alert_due ADD CONSTRAINT alert_due_of_notification FOREIGN KEY (chamber_id, notification_id) REFERENCES notification(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE alert_due ADD CONSTRAINT alert_due_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE alert_plan ADD CONSTRAINT alert_plan_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE alert_plan ADD CONSTRAINT alert_plan_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE appeal_hit ADD CONSTRAINT appeal_hit_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE appeal_hit ADD CONSTRAINT appeal_hit_of_tracker FOREIGN KEY (chamber_id, tracker_id) REFERENCES appeal_tracker(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE appeal_tracker ADD CONSTRAINT appeal_tracker_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE appeal_tracker ADD CONSTRAINT appeal_tracker_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE SET NULL (matter_id);
--> statement-breakpoint
ALTER TABLE billing_identity ADD CONSTRAINT billing_identity_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE calendar_clock ADD CONSTRAINT calendar_clock_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE calendar_clock ADD CONSTRAINT calendar_clock_of_clock FOREIGN KEY (chamber_id, clock_id) REFERENCES clock(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE calendar_event ADD CONSTRAINT calendar_event_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE calendar_event ADD CONSTRAINT calendar_event_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE calendar_feed ADD CONSTRAINT calendar_feed_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE calendar_feed ADD CONSTRAINT calendar_feed_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE call_alert ADD CONSTRAINT call_alert_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE call_alert ADD CONSTRAINT call_alert_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE call_alert_setting ADD CONSTRAINT call_alert_setting_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE case_event ADD CONSTRAINT case_event_case_id_court_case_id_fk FOREIGN KEY (case_id) REFERENCES court_case(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE case_hearing ADD CONSTRAINT case_hearing_case_id_court_case_id_fk FOREIGN KEY (case_id) REFERENCES court_case(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE case_key ADD CONSTRAINT case_key_case_id_court_case_id_fk FOREIGN KEY (case_id) REFERENCES court_case(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE case_name ADD CONSTRAINT case_name_case_id_court_case_id_fk FOREIGN KEY (case_id) REFERENCES court_case(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE case_order ADD CONSTRAINT case_order_case_id_court_case_id_fk FOREIGN KEY (case_id) REFERENCES court_case(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE case_origin ADD CONSTRAINT case_origin_case_id_court_case_id_fk FOREIGN KEY (case_id) REFERENCES court_case(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE cause_list_entry ADD CONSTRAINT cause_list_entry_list_id_cause_list_id_fk FOREIGN KEY (list_id) REFERENCES cause_list(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE caveat_hit ADD CONSTRAINT caveat_hit_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE caveat_hit ADD CONSTRAINT caveat_hit_of_tracker FOREIGN KEY (chamber_id, tracker_id) REFERENCES caveat_tracker(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE caveat_proof ADD CONSTRAINT caveat_proof_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE caveat_proof ADD CONSTRAINT caveat_proof_of_tracker FOREIGN KEY (chamber_id, tracker_id) REFERENCES caveat_tracker(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE caveat_tracker ADD CONSTRAINT caveat_tracker_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE caveat_tracker ADD CONSTRAINT caveat_tracker_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE SET NULL (matter_id);
--> statement-breakpoint
ALTER TABLE chamber_plan ADD CONSTRAINT chamber_plan_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE chamber_series ADD CONSTRAINT chamber_series_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE client_access ADD CONSTRAINT client_access_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE client_access ADD CONSTRAINT client_access_of_client FOREIGN KEY (chamber_id, client_id) REFERENCES client(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE client_access ADD CONSTRAINT client_access_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE client ADD CONSTRAINT client_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE client_consent ADD CONSTRAINT client_consent_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE client_consent ADD CONSTRAINT client_consent_of_client FOREIGN KEY (chamber_id, client_id) REFERENCES client(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE client_link ADD CONSTRAINT client_link_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE client_link ADD CONSTRAINT client_link_of_access FOREIGN KEY (chamber_id, client_id) REFERENCES client_access(chamber_id, client_id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE client_message ADD CONSTRAINT client_message_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE client_message ADD CONSTRAINT client_message_of_client FOREIGN KEY (chamber_id, client_id) REFERENCES client(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE client_message ADD CONSTRAINT client_message_of_matter_fk FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE client_note ADD CONSTRAINT client_note_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE client_note ADD CONSTRAINT client_note_of_client FOREIGN KEY (chamber_id, client_id) REFERENCES client(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE client_note ADD CONSTRAINT client_note_of_matter_fk FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE clock ADD CONSTRAINT clock_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE clock_dismissal ADD CONSTRAINT clock_dismissal_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE clock_dismissal ADD CONSTRAINT clock_dismissal_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE clock ADD CONSTRAINT clock_of_matter_fk FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE conflict_check ADD CONSTRAINT conflict_check_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE court_holiday ADD CONSTRAINT court_holiday_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE court_tally ADD CONSTRAINT court_tally_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE court_week ADD CONSTRAINT court_week_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE credit_note ADD CONSTRAINT credit_note_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE credit_note ADD CONSTRAINT credit_note_of_invoice FOREIGN KEY (chamber_id, invoice_id) REFERENCES invoice(chamber_id, id);
--> statement-breakpoint
ALTER TABLE deletion ADD CONSTRAINT deletion_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE deletion ADD CONSTRAINT deletion_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE direction ADD CONSTRAINT direction_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE direction ADD CONSTRAINT direction_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE direction ADD CONSTRAINT direction_order_id_case_order_id_fk FOREIGN KEY (order_id) REFERENCES case_order(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE dispatch ADD CONSTRAINT dispatch_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE dispatch ADD CONSTRAINT dispatch_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE document ADD CONSTRAINT document_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE document ADD CONSTRAINT document_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE document_page ADD CONSTRAINT document_page_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE document_version ADD CONSTRAINT document_version_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE dropped_file ADD CONSTRAINT dropped_file_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE due_check ADD CONSTRAINT due_check_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE favourite_court ADD CONSTRAINT favourite_court_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE favourite_court ADD CONSTRAINT favourite_court_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE fir_find ADD CONSTRAINT fir_find_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE fir_reading ADD CONSTRAINT fir_reading_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE fir_reading ADD CONSTRAINT fir_reading_of_tracker FOREIGN KEY (chamber_id, tracker_id) REFERENCES fir_tracker(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE fir_tracker ADD CONSTRAINT fir_tracker_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE former_member ADD CONSTRAINT former_member_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE former_member ADD CONSTRAINT former_member_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE handover ADD CONSTRAINT handover_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE handover ADD CONSTRAINT handover_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE hearing ADD CONSTRAINT hearing_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE hearing ADD CONSTRAINT hearing_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE idempotent_reply ADD CONSTRAINT idempotent_reply_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE import_row ADD CONSTRAINT import_row_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE import_row ADD CONSTRAINT import_row_of_import FOREIGN KEY (chamber_id, import_id) REFERENCES matter_import(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE invitation ADD CONSTRAINT invitation_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE invoice ADD CONSTRAINT invoice_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE invoice_mail ADD CONSTRAINT invoice_mail_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE invoice_mail ADD CONSTRAINT invoice_mail_of_invoice FOREIGN KEY (chamber_id, invoice_id) REFERENCES invoice(chamber_id, id);
--> statement-breakpoint
ALTER TABLE invoice_mail ADD CONSTRAINT invoice_mail_of_receipt FOREIGN KEY (chamber_id, receipt_id) REFERENCES invoice_receipt(chamber_id, id);
--> statement-breakpoint
ALTER TABLE invoice_receipt ADD CONSTRAINT invoice_receipt_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE invoice_receipt ADD CONSTRAINT invoice_receipt_of_invoice FOREIGN KEY (chamber_id, invoice_id) REFERENCES invoice(chamber_id, id);
--> statement-breakpoint
ALTER TABLE listing ADD CONSTRAINT listing_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE listing ADD CONSTRAINT listing_list_id_cause_list_id_fk FOREIGN KEY (list_id) REFERENCES cause_list(id);
--> statement-breakpoint
ALTER TABLE listing ADD CONSTRAINT listing_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE listing ADD CONSTRAINT listing_watched_name FOREIGN KEY (chamber_id, watched_name_id) REFERENCES watched_name(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE matter_alias ADD CONSTRAINT matter_alias_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE matter_alias ADD CONSTRAINT matter_alias_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE matter ADD CONSTRAINT matter_case_id_court_case_id_fk FOREIGN KEY (case_id) REFERENCES court_case(id);
--> statement-breakpoint
ALTER TABLE matter ADD CONSTRAINT matter_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE matter_client ADD CONSTRAINT matter_client_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE matter_client ADD CONSTRAINT matter_client_of_client FOREIGN KEY (chamber_id, client_id) REFERENCES client(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE matter_client ADD CONSTRAINT matter_client_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE matter_count ADD CONSTRAINT matter_count_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE matter_fir ADD CONSTRAINT matter_fir_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE matter_fir ADD CONSTRAINT matter_fir_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE matter_import ADD CONSTRAINT matter_import_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE matter_link ADD CONSTRAINT matter_link_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE matter_link ADD CONSTRAINT matter_link_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE matter_link ADD CONSTRAINT matter_link_of_other FOREIGN KEY (chamber_id, of_matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE matter_name ADD CONSTRAINT matter_name_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE matter_name ADD CONSTRAINT matter_name_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE matter_tag ADD CONSTRAINT matter_tag_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE matter_tag ADD CONSTRAINT matter_tag_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE matter_tag ADD CONSTRAINT matter_tag_of_tag FOREIGN KEY (chamber_id, tag_id) REFERENCES tag(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE matter_team ADD CONSTRAINT matter_team_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE matter_team ADD CONSTRAINT matter_team_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE matter_team ADD CONSTRAINT matter_team_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE membership ADD CONSTRAINT membership_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE membership ADD CONSTRAINT membership_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE name_sound ADD CONSTRAINT name_sound_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE name_sound_due ADD CONSTRAINT name_sound_due_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE name_sound_due ADD CONSTRAINT name_sound_due_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE news_post ADD CONSTRAINT news_post_url_news_feed_url_fk FOREIGN KEY (url) REFERENCES news_feed(url) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE note ADD CONSTRAINT note_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE note_mention ADD CONSTRAINT note_mention_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE note_mention ADD CONSTRAINT note_mention_in FOREIGN KEY (chamber_id, note_id) REFERENCES note(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE note ADD CONSTRAINT note_of_a_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE notification ADD CONSTRAINT notification_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE notification ADD CONSTRAINT notification_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE notification ADD CONSTRAINT notification_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE order_copy ADD CONSTRAINT order_copy_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE order_copy ADD CONSTRAINT order_copy_order_id_case_order_id_fk FOREIGN KEY (order_id) REFERENCES case_order(id);
--> statement-breakpoint
ALTER TABLE order_copy_page ADD CONSTRAINT order_copy_page_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE order_copy_page ADD CONSTRAINT order_copy_page_of_copy FOREIGN KEY (chamber_id, order_id) REFERENCES order_copy(chamber_id, order_id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE order_page ADD CONSTRAINT order_page_order_id_case_order_id_fk FOREIGN KEY (order_id) REFERENCES case_order(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE document_page ADD CONSTRAINT page_of_version FOREIGN KEY (chamber_id, document_id, version) REFERENCES document_version(chamber_id, document_id, version) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE passkey ADD CONSTRAINT passkey_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE password_reset ADD CONSTRAINT password_reset_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE payment_event ADD CONSTRAINT payment_event_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE payment_event ADD CONSTRAINT payment_event_of_payment FOREIGN KEY (chamber_id, payment_id) REFERENCES plan_payment(chamber_id, id);
--> statement-breakpoint
ALTER TABLE pending_find ADD CONSTRAINT pending_find_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE pending_step ADD CONSTRAINT pending_step_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE plan_billing ADD CONSTRAINT plan_billing_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE plan_invoice ADD CONSTRAINT plan_invoice_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE plan_invoice ADD CONSTRAINT plan_invoice_of_payment FOREIGN KEY (chamber_id, payment_id) REFERENCES plan_payment(chamber_id, id);
--> statement-breakpoint
ALTER TABLE plan_payment ADD CONSTRAINT plan_payment_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE push_device ADD CONSTRAINT push_device_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE push_device ADD CONSTRAINT push_device_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE recovery_code ADD CONSTRAINT recovery_code_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE report_mail ADD CONSTRAINT report_mail_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE report_mail ADD CONSTRAINT report_mail_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE saved_view ADD CONSTRAINT saved_view_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE second_factor ADD CONSTRAINT second_factor_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE share ADD CONSTRAINT share_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE share ADD CONSTRAINT share_of_access FOREIGN KEY (chamber_id, client_id) REFERENCES client_access(chamber_id, client_id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE share ADD CONSTRAINT share_of_matter_fk FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE sign_in ADD CONSTRAINT sign_in_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE sign_in ADD CONSTRAINT sign_in_person_id_person_id_fk FOREIGN KEY (person_id) REFERENCES person(id);
--> statement-breakpoint
ALTER TABLE support_file ADD CONSTRAINT support_file_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE support_file ADD CONSTRAINT support_file_of_ticket FOREIGN KEY (chamber_id, ticket_id) REFERENCES support_ticket(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE support_message ADD CONSTRAINT support_message_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE support_message ADD CONSTRAINT support_message_of_ticket FOREIGN KEY (chamber_id, ticket_id) REFERENCES support_ticket(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE support_ticket ADD CONSTRAINT support_ticket_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE tag ADD CONSTRAINT tag_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE takeout ADD CONSTRAINT takeout_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE takeout ADD CONSTRAINT takeout_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE task ADD CONSTRAINT task_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE task ADD CONSTRAINT task_of_a_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE upload ADD CONSTRAINT upload_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE document_version ADD CONSTRAINT version_of_document FOREIGN KEY (chamber_id, document_id) REFERENCES document(chamber_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE watched_name ADD CONSTRAINT watched_name_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
