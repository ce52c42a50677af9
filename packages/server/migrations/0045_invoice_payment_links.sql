CREATE TABLE "gateway_account" (
	"chamber_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_payment" (
	"chamber_id" uuid NOT NULL,
	"payment" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"to_be_refunded" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gateway_payment_chamber_id_payment_pk" PRIMARY KEY("chamber_id","payment")
);
--> statement-breakpoint
CREATE TABLE "invoice_payment_link" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"link_id" text,
	"url" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_payment_link_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
ALTER TABLE "invoice_receipt" ALTER COLUMN "recorded_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_account" ADD CONSTRAINT "gateway_account_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_payment" ADD CONSTRAINT "gateway_payment_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_payment" ADD CONSTRAINT "gateway_payment_of_invoice" FOREIGN KEY ("chamber_id","invoice_id") REFERENCES "public"."invoice"("chamber_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payment_link" ADD CONSTRAINT "invoice_payment_link_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payment_link" ADD CONSTRAINT "invoice_payment_link_of_invoice" FOREIGN KEY ("chamber_id","invoice_id") REFERENCES "public"."invoice"("chamber_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_payment_of" ON "gateway_payment" USING btree ("chamber_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_payment_link_of" ON "invoice_payment_link" USING btree ("chamber_id","invoice_id");
--> statement-breakpoint
ALTER TABLE gateway_account ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE gateway_account FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON gateway_account TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON gateway_account TO peshi_app;
--> statement-breakpoint
SELECT peshi_let_erase('gateway_account');
--> statement-breakpoint
ALTER TABLE invoice_payment_link ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_payment_link FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON invoice_payment_link TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON invoice_payment_link TO peshi_app;
--> statement-breakpoint
SELECT peshi_let_erase('invoice_payment_link');
--> statement-breakpoint
ALTER TABLE gateway_payment ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE gateway_payment FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON gateway_payment TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON gateway_payment TO peshi_app;
--> statement-breakpoint
SELECT peshi_let_erase('gateway_payment');
--> statement-breakpoint
CREATE POLICY of_a_gateway ON gateway_account FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id) ON gateway_account TO peshi_system;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION peshi_walled() RETURNS TABLE (of_table text, of_column text, kinds text[]) LANGUAGE sql IMMUTABLE AS $$
  SELECT of_table, 'matter_id', '{matter}'::text[] FROM unnest(ARRAY['access_event', 'alert_choice', 'appeal_hit',
    'appeal_tracker', 'appearance', 'calendar_clock', 'calendar_event', 'call_alert', 'caveat_hit', 'caveat_tracker', 'charge', 'client_message',
    'client_note', 'clock', 'clock_dismissal', 'conflict_check', 'credit_note', 'direction', 'document', 'document_page',
    'document_version', 'event', 'fee_terms', 'guest', 'handover', 'hearing', 'import_row', 'invoice', 'invoice_mail', 'invoice_receipt',
    'listing', 'matter_alias', 'matter_client', 'matter_fir', 'matter_link', 'matter_name', 'matter_tag', 'matter_team',
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
SELECT peshi_build_wall('invoice_payment_link');
--> statement-breakpoint
SELECT peshi_build_wall('gateway_payment');
