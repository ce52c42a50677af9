CREATE TABLE "draft" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"paper" text,
	"template_id" uuid,
	"template_name" text,
	"language" text NOT NULL,
	"document_id" uuid NOT NULL,
	"word_version" integer NOT NULL,
	"pdf_version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "draft_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "draft_template" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"newest" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_by" uuid,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "draft_template_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "draft_template_version" (
	"chamber_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"upload_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_key" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"fields" text[] NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "draft_template_version_chamber_id_template_id_number_pk" PRIMARY KEY("chamber_id","template_id","number"),
	CONSTRAINT "draft_template_upload" UNIQUE("chamber_id","upload_id")
);
--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_of_a_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_of_document" FOREIGN KEY ("chamber_id","document_id") REFERENCES "public"."document"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_template" ADD CONSTRAINT "draft_template_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_template_version" ADD CONSTRAINT "draft_template_version_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_template_version" ADD CONSTRAINT "version_of_draft_template" FOREIGN KEY ("chamber_id","template_id") REFERENCES "public"."draft_template"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_of_matter" ON "draft" USING btree ("chamber_id","matter_id","made_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "draft_newest" ON "draft" USING btree ("chamber_id","made_at" DESC NULLS LAST);
--> statement-breakpoint
ALTER TABLE draft_template ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE draft_template FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON draft_template TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON draft_template TO peshi_app;
--> statement-breakpoint
SELECT peshi_let_erase('draft_template');
--> statement-breakpoint
ALTER TABLE draft_template_version ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE draft_template_version FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON draft_template_version TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON draft_template_version TO peshi_app;
--> statement-breakpoint
SELECT peshi_let_erase('draft_template_version');
--> statement-breakpoint
ALTER TABLE draft ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE draft FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON draft TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON draft TO peshi_app;
--> statement-breakpoint
SELECT peshi_let_erase('draft');
--> statement-breakpoint
CREATE TRIGGER drop_file AFTER DELETE ON draft_template_version FOR EACH ROW EXECUTE FUNCTION drop_file_of_version();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION peshi_walled() RETURNS TABLE (of_table text, of_column text, kinds text[]) LANGUAGE sql IMMUTABLE AS $$
  SELECT of_table, 'matter_id', '{matter}'::text[] FROM unnest(ARRAY['access_event', 'alert_choice', 'appeal_hit',
    'appeal_tracker', 'appearance', 'calendar_clock', 'calendar_event', 'call_alert', 'caveat_hit', 'caveat_tracker', 'charge', 'client_message',
    'client_note', 'clock', 'clock_dismissal', 'conflict_check', 'credit_note', 'direction', 'document', 'document_page',
    'document_version', 'draft', 'event', 'fee_terms', 'guest', 'handover', 'hearing', 'import_row', 'invoice', 'invoice_mail', 'invoice_receipt',
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
SELECT peshi_build_wall('draft');
