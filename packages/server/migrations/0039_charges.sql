CREATE TABLE "charge" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"on" date NOT NULL,
	"what" text,
	"amount" integer NOT NULL,
	"paid_by" text NOT NULL,
	"document_id" uuid,
	"is_of_outcome" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_by" uuid,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "charge_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "fee_terms" (
	"chamber_id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"agreed" integer,
	"appearance" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_by" uuid,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "fee_terms_chamber_id_matter_id_pk" PRIMARY KEY("chamber_id","matter_id")
);
--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_of_a_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_terms" ADD CONSTRAINT "fee_terms_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_terms" ADD CONSTRAINT "fee_terms_of_a_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charge_of_matter" ON "charge" USING btree ("chamber_id","matter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_of_outcome" ON "charge" USING btree ("chamber_id","matter_id","on") WHERE is_of_outcome;
--> statement-breakpoint
ALTER TABLE charge ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE charge FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON charge TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON charge TO peshi_app;
--> statement-breakpoint
SELECT peshi_let_erase('charge');
--> statement-breakpoint
ALTER TABLE fee_terms ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE fee_terms FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON fee_terms TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON fee_terms TO peshi_app;
--> statement-breakpoint
SELECT peshi_let_erase('fee_terms');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION peshi_walled() RETURNS TABLE (of_table text, of_column text, kinds text[]) LANGUAGE sql IMMUTABLE AS $$
  SELECT of_table, 'matter_id', '{matter}'::text[] FROM unnest(ARRAY['access_event', 'alert_choice', 'appeal_hit',
    'appeal_tracker', 'calendar_clock', 'calendar_event', 'call_alert', 'caveat_hit', 'caveat_tracker', 'charge', 'client_message',
    'client_note', 'clock', 'clock_dismissal', 'conflict_check', 'credit_note', 'direction', 'document', 'document_page',
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
SELECT peshi_build_wall('charge');
--> statement-breakpoint
SELECT peshi_build_wall('fee_terms');
