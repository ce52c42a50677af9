CREATE TABLE "model_answer" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"client_note_id" uuid,
	"language" text,
	"question" text,
	"state" text NOT NULL,
	"problem" text,
	"model" text NOT NULL,
	"host" text NOT NULL,
	"is_outside" boolean NOT NULL,
	"digest" text NOT NULL,
	"pages" integer NOT NULL,
	"papers" jsonb NOT NULL,
	"sentences" jsonb NOT NULL,
	"struck" integer DEFAULT 0 NOT NULL,
	"tokens" integer NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"note_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_by" uuid,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "model_answer_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "model_settings" (
	"chamber_id" uuid PRIMARY KEY NOT NULL,
	"address" text,
	"model" text DEFAULT '' NOT NULL,
	"sealed" text,
	"kinds" text[] DEFAULT '{}' NOT NULL,
	"monthly_tokens" integer DEFAULT 0 NOT NULL,
	"month" text DEFAULT '' NOT NULL,
	"used_tokens" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_by" uuid,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "refuses_model" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "model_answer" ADD CONSTRAINT "model_answer_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_answer" ADD CONSTRAINT "model_answer_of_a_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_settings" ADD CONSTRAINT "model_settings_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_answer_of_matter" ON "model_answer" USING btree ("chamber_id","matter_id","asked_at" DESC NULLS LAST);
--> statement-breakpoint
ALTER TABLE model_settings ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE model_settings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON model_settings TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON model_settings TO peshi_app;
--> statement-breakpoint
SELECT peshi_let_erase('model_settings');
--> statement-breakpoint
ALTER TABLE model_answer ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE model_answer FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON model_answer TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON model_answer TO peshi_app;
--> statement-breakpoint
SELECT peshi_let_erase('model_answer');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION peshi_walled() RETURNS TABLE (of_table text, of_column text, kinds text[]) LANGUAGE sql IMMUTABLE AS $$
  SELECT of_table, 'matter_id', '{matter}'::text[] FROM unnest(ARRAY['access_event', 'alert_choice', 'appeal_hit',
    'appeal_tracker', 'appearance', 'calendar_clock', 'calendar_event', 'call_alert', 'caveat_hit', 'caveat_tracker', 'charge', 'client_message',
    'client_note', 'clock', 'clock_dismissal', 'conflict_check', 'credit_note', 'direction', 'document', 'document_page',
    'document_version', 'event', 'fee_terms', 'guest', 'handover', 'hearing', 'import_row', 'invoice', 'invoice_mail', 'invoice_receipt',
    'listing', 'matter_alias', 'matter_client', 'matter_fir', 'matter_link', 'matter_name', 'matter_tag', 'matter_team', 'model_answer',
    'name_sound_due', 'note', 'notification', 'paper_request', 'serving', 'share', 'sighting', 'takeout', 'task']) AS of_table
  UNION ALL
  SELECT of_table, 'client_id', '{client}' FROM unnest(ARRAY['client_access', 'client_consent', 'client_link',
    'client_message', 'client_note', 'conflict_check', 'document', 'invoice', 'invoice_receipt', 'paper_request', 'practice_case',
    'practice_client', 'share']) AS of_table
  UNION ALL
  SELECT of_table, 'document_id', '{document}' FROM unnest(ARRAY['document_page', 'document_version']) AS of_table
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
SELECT peshi_build_wall('model_answer');
