CREATE TABLE "filing" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text,
	"state" text NOT NULL,
	"papers" jsonb NOT NULL,
	"checks" jsonb NOT NULL,
	"text_check" jsonb,
	"returns" jsonb NOT NULL,
	"objections" jsonb NOT NULL,
	"number" text,
	"filed_at" timestamp (3) with time zone,
	"acknowledgement_id" uuid,
	"registered_number" text,
	"registered_on" date,
	"begun_by" uuid NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_by" uuid,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "filing_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "filing_bundle" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"filing_id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"values" jsonb NOT NULL,
	"papers" jsonb NOT NULL,
	"form" jsonb NOT NULL,
	"done_pages" integer DEFAULT 0 NOT NULL,
	"all_pages" integer DEFAULT 0 NOT NULL,
	"facts" jsonb NOT NULL,
	"volumes" jsonb NOT NULL,
	"first_pages" jsonb NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_by" uuid,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "filing_bundle_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "filing_checklist" (
	"chamber_id" uuid NOT NULL,
	"form" text NOT NULL,
	"hidden" jsonb NOT NULL,
	"own" jsonb NOT NULL,
	"changed" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_by" uuid,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "filing_checklist_chamber_id_form_pk" PRIMARY KEY("chamber_id","form")
);
--> statement-breakpoint
ALTER TABLE "filing" ADD CONSTRAINT "filing_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing" ADD CONSTRAINT "filing_of_a_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing_bundle" ADD CONSTRAINT "filing_bundle_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing_bundle" ADD CONSTRAINT "filing_bundle_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing_bundle" ADD CONSTRAINT "filing_bundle_of_a_filing" FOREIGN KEY ("chamber_id","filing_id") REFERENCES "public"."filing"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing_checklist" ADD CONSTRAINT "filing_checklist_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "filing_of_matter" ON "filing" USING btree ("chamber_id","matter_id");--> statement-breakpoint
CREATE INDEX "filing_newest" ON "filing" USING btree ("chamber_id","begun_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "filing_bundle_of_filing" ON "filing_bundle" USING btree ("chamber_id","filing_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "filing_bundle_in_work" ON "filing_bundle" USING btree ("chamber_id","filing_id") WHERE state in ('waiting', 'running');
--> statement-breakpoint
ALTER TABLE filing ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE filing FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON filing TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON filing TO peshi_app;
--> statement-breakpoint
SELECT peshi_let_erase('filing');
--> statement-breakpoint
ALTER TABLE filing_bundle ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE filing_bundle FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON filing_bundle TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON filing_bundle TO peshi_app;
--> statement-breakpoint
SELECT peshi_let_erase('filing_bundle');
--> statement-breakpoint
ALTER TABLE filing_checklist ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE filing_checklist FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON filing_checklist TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON filing_checklist TO peshi_app;
--> statement-breakpoint
SELECT peshi_let_erase('filing_checklist');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION peshi_walled() RETURNS TABLE (of_table text, of_column text, kinds text[]) LANGUAGE sql IMMUTABLE AS $$
  SELECT of_table, 'matter_id', '{matter}'::text[] FROM unnest(ARRAY['access_event', 'alert_choice', 'appeal_hit',
    'appeal_tracker', 'appearance', 'calendar_clock', 'calendar_event', 'call_alert', 'caveat_hit', 'caveat_tracker', 'charge', 'client_message',
    'client_note', 'clock', 'clock_dismissal', 'conflict_check', 'credit_note', 'direction', 'document', 'document_page',
    'document_version', 'draft', 'event', 'fee_terms', 'filing', 'filing_bundle', 'guest', 'handover', 'hearing', 'import_row', 'invoice', 'invoice_mail', 'invoice_receipt',
    'listing', 'matter_alias', 'matter_client', 'matter_fir', 'matter_link', 'matter_name', 'matter_tag', 'matter_team', 'model_answer',
    'name_sound_due', 'note', 'notification', 'paper_request', 'serving', 'share', 'sighting', 'takeout', 'task']) AS of_table
  UNION ALL
  SELECT of_table, 'client_id', '{client}' FROM unnest(ARRAY['client_access', 'client_consent', 'client_link',
    'client_message', 'client_note', 'conflict_check', 'document', 'invoice', 'invoice_receipt', 'paper_request', 'practice_case',
    'practice_client', 'share']) AS of_table
  UNION ALL
  SELECT of_table, 'document_id', '{document}' FROM unnest(ARRAY['document_page', 'document_version', 'draft']) AS of_table
  UNION ALL
  SELECT of_table, 'tracker_id', '{tracker}' FROM unnest(ARRAY['appeal_hit', 'caveat_hit', 'caveat_proof', 'fir_reading'])
    AS of_table
  UNION ALL
  SELECT of_table, 'case_id', '{case}' FROM unnest(ARRAY['order_copy', 'order_copy_page']) AS of_table
  UNION ALL
  SELECT of_table, 'invoice_id', '{invoice}' FROM unnest(ARRAY['credit_note', 'gateway_payment', 'invoice_mail',
    'invoice_payment_link', 'invoice_receipt']) AS of_table
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
SELECT peshi_build_wall('filing');
--> statement-breakpoint
SELECT peshi_build_wall('filing_bundle');
