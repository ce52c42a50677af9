-- safe beside the version before: it only adds tables
CREATE TABLE "appearance" (
	"chamber_id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"date" date NOT NULL,
	"step" text DEFAULT 'none' NOT NULL,
	"asked_id" uuid,
	"asked_at" timestamp (3) with time zone,
	"named_id" uuid,
	"declined" uuid[] DEFAULT '{}' NOT NULL,
	"owner_told" smallint DEFAULT 0 NOT NULL,
	"confirmed_id" uuid,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "appearance_chamber_id_date_matter_id_pk" PRIMARY KEY("chamber_id","date","matter_id")
);
--> statement-breakpoint
CREATE TABLE "appearance_alert" (
	"chamber_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"to_owner" boolean NOT NULL,
	"date" date NOT NULL,
	"count" smallint NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appearance_alert_chamber_id_person_id_to_owner_pk" PRIMARY KEY("chamber_id","person_id","to_owner")
);
--> statement-breakpoint
CREATE TABLE "appearance_due" (
	"chamber_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appearance_rules" (
	"chamber_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"ask_at" text NOT NULL,
	"pass_at" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_by" uuid,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "member_leave" (
	"chamber_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "member_leave_chamber_id_person_id_pk" PRIMARY KEY("chamber_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "appearance" ADD CONSTRAINT "appearance_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appearance" ADD CONSTRAINT "appearance_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appearance_alert" ADD CONSTRAINT "appearance_alert_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appearance_due" ADD CONSTRAINT "appearance_due_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appearance_rules" ADD CONSTRAINT "appearance_rules_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_leave" ADD CONSTRAINT "member_leave_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appearance_due_at" ON "appearance_due" USING btree ("due_at");--> statement-breakpoint
DO $$
DECLARE
  chambers uuid[];
BEGIN
  SET LOCAL ROLE peshi_system;
  chambers := ARRAY(SELECT id FROM chamber);
  SET LOCAL ROLE NONE;
  INSERT INTO appearance_due (chamber_id, due_at) SELECT unnest(chambers), now();
END $$;
--> statement-breakpoint
ALTER TABLE appearance ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE appearance FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_its_chamber ON appearance TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON appearance TO peshi_app;--> statement-breakpoint
SELECT peshi_let_erase('appearance');
--> statement-breakpoint
ALTER TABLE appearance_alert ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE appearance_alert FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_its_chamber ON appearance_alert TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON appearance_alert TO peshi_app;--> statement-breakpoint
SELECT peshi_let_erase('appearance_alert');
--> statement-breakpoint
ALTER TABLE appearance_due ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE appearance_due FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_its_chamber ON appearance_due TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON appearance_due TO peshi_app;--> statement-breakpoint
SELECT peshi_let_erase('appearance_due');
--> statement-breakpoint
ALTER TABLE appearance_rules ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE appearance_rules FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_its_chamber ON appearance_rules TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON appearance_rules TO peshi_app;--> statement-breakpoint
SELECT peshi_let_erase('appearance_rules');
--> statement-breakpoint
ALTER TABLE member_leave ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE member_leave FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_its_chamber ON member_leave TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON member_leave TO peshi_app;--> statement-breakpoint
SELECT peshi_let_erase('member_leave');
--> statement-breakpoint
CREATE POLICY system_reminders ON appearance_due FOR SELECT TO peshi_system USING (true);--> statement-breakpoint
GRANT SELECT (chamber_id, due_at) ON appearance_due TO peshi_system;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION peshi_walled() RETURNS TABLE (of_table text, of_column text, kinds text[]) LANGUAGE sql IMMUTABLE AS $$
  SELECT of_table, 'matter_id', '{matter}'::text[] FROM unnest(ARRAY['access_event', 'alert_choice', 'appeal_hit',
    'appeal_tracker', 'appearance', 'calendar_clock', 'calendar_event', 'call_alert', 'caveat_hit', 'caveat_tracker', 'charge',
    'client_message', 'client_note', 'clock', 'clock_dismissal', 'conflict_check', 'credit_note', 'direction', 'document', 'document_page',
    'document_version', 'event', 'fee_terms', 'handover', 'hearing', 'import_row', 'invoice', 'invoice_mail', 'invoice_receipt',
    'listing', 'matter_alias', 'matter_client', 'matter_fir', 'matter_link', 'matter_name', 'matter_tag', 'matter_team',
    'name_sound_due', 'note', 'notification', 'serving', 'share', 'sighting', 'takeout', 'task']) AS of_table
  UNION ALL
  SELECT of_table, 'client_id', '{client}' FROM unnest(ARRAY['client_access', 'client_consent', 'client_link',
    'client_message', 'client_note', 'conflict_check', 'document', 'invoice', 'invoice_receipt', 'practice_case',
    'practice_client', 'share']) AS of_table
  UNION ALL
  SELECT of_table, 'document_id', '{document}' FROM unnest(ARRAY['document_page', 'document_version']) AS of_table
  UNION ALL
  SELECT of_table, 'tracker_id', '{tracker}' FROM unnest(ARRAY['appeal_hit', 'caveat_hit', 'caveat_proof', 'fir_reading'])
    AS of_table
  UNION ALL
  SELECT of_table, 'case_id', '{case}' FROM unnest(ARRAY['order_copy', 'order_copy_page']) AS of_table
  UNION ALL
  SELECT of_table, 'invoice_id', '{invoice}' FROM unnest(ARRAY['credit_note', 'invoice_mail', 'invoice_receipt']) AS of_table
  UNION ALL
  SELECT of_table, 'person_id', '{person}' FROM unnest(ARRAY['former_member', 'membership']) AS of_table
  UNION ALL VALUES
    ('matter', 'id', '{matter}'::text[]),
    ('client', 'id', '{client}'),
    ('matter_link', 'of_matter_id', '{matter}'),
    ('fir_tracker', 'matter_ids', '{matter}'),
    ('name_sound', 'owner_id', '{matter,client,tracker,invoice}'),
    ('note_mention', 'note_id', '{note}'),
    ('invoice_mail', 'receipt_id', '{receipt}'),
    ('clock', 'subject_id', '{tracker}'),
    ('due_check', 'subject_id', '{matter,tracker,import}'),
    ('due_check', 'group_id', '{client}'),
    ('event', 'subject_id', '{client,tracker,invoice,receipt,document}'),
    ('notification', 'subject_id', '{client,tracker,invoice,receipt,document}')
$$;
--> statement-breakpoint
SELECT peshi_build_wall('appearance');
