-- safe beside the version before: it joins each document with its matter, so it does not see a client's own documents
CREATE TABLE "order_read" (
	"chamber_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_read_chamber_id_person_id_order_id_pk" PRIMARY KEY("chamber_id","person_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "document" ALTER COLUMN "matter_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "came_from" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "paper" text;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "keeps_place" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_read" ADD CONSTRAINT "order_read_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_read" ADD CONSTRAINT "order_read_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_read" ADD CONSTRAINT "order_read_order_id_case_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."case_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_of_client" FOREIGN KEY ("chamber_id","client_id") REFERENCES "public"."client"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_of_client" ON "document" USING btree ("chamber_id","client_id") WHERE client_id is not null;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_of_one" CHECK (num_nonnulls(matter_id, client_id) = 1 and (client_id is null) = (paper is null));
--> statement-breakpoint
GRANT SELECT (keeps_place) ON document TO peshi_client;
--> statement-breakpoint
ALTER TABLE order_read ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE order_read FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON order_read TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND (coalesce(current_setting('app.person', true), '') = '' OR person_id = nullif(current_setting('app.person', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON order_read TO peshi_app;
--> statement-breakpoint
SELECT peshi_let_erase('order_read');
--> statement-breakpoint
-- A hidden client hides its own documents, with their versions, pages and events.
CREATE OR REPLACE FUNCTION peshi_walled() RETURNS TABLE (of_table text, of_column text, kinds text[]) LANGUAGE sql IMMUTABLE AS $$
  SELECT of_table, 'matter_id', '{matter}'::text[] FROM unnest(ARRAY['access_event', 'alert_choice', 'appeal_hit',
    'appeal_tracker', 'calendar_clock', 'calendar_event', 'call_alert', 'caveat_hit', 'caveat_tracker', 'client_message',
    'client_note', 'clock', 'clock_dismissal', 'conflict_check', 'credit_note', 'direction', 'document', 'document_page',
    'document_version', 'event', 'handover', 'hearing', 'import_row', 'invoice', 'invoice_mail', 'invoice_receipt',
    'listing', 'matter_alias', 'matter_client', 'matter_fir', 'matter_link', 'matter_name', 'matter_tag', 'matter_team',
    'name_sound_due', 'note', 'notification', 'share', 'sighting', 'takeout', 'task']) AS of_table
  UNION ALL
  SELECT of_table, 'client_id', '{client}' FROM unnest(ARRAY['client_access', 'client_consent', 'client_link',
    'client_message', 'client_note', 'conflict_check', 'document', 'invoice', 'invoice_receipt', 'share']) AS of_table
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
    ('event', 'subject_id', '{client,tracker,invoice,receipt,document}'),
    ('notification', 'subject_id', '{client,tracker,invoice,receipt,document}')
$$;
--> statement-breakpoint
CREATE FUNCTION keep_seen_by_matter_id_document_id() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog AS $$
BEGIN
  NEW.seen_by := public.peshi_seen_by(NEW.chamber_id, ARRAY[NEW.matter_id::text] || ARRAY[NEW.document_id::text]);
  RETURN NEW;
END $$;
--> statement-breakpoint
DO $$
BEGIN
  GRANT CREATE ON SCHEMA public TO peshi_wall;
  ALTER FUNCTION keep_seen_by_matter_id_document_id() OWNER TO peshi_wall;
  REVOKE CREATE ON SCHEMA public FROM peshi_wall;
END $$;
--> statement-breakpoint
DROP TRIGGER keep_seen_by ON document;
--> statement-breakpoint
CREATE TRIGGER keep_seen_by BEFORE INSERT OR UPDATE OF seen_by, matter_id, client_id ON document
  FOR EACH ROW EXECUTE FUNCTION keep_seen_by_matter_id_client_id();
--> statement-breakpoint
DROP TRIGGER keep_seen_by ON document_version;
--> statement-breakpoint
CREATE TRIGGER keep_seen_by BEFORE INSERT OR UPDATE OF seen_by, matter_id, document_id ON document_version
  FOR EACH ROW EXECUTE FUNCTION keep_seen_by_matter_id_document_id();
--> statement-breakpoint
DROP TRIGGER keep_seen_by ON document_page;
--> statement-breakpoint
CREATE TRIGGER keep_seen_by BEFORE INSERT OR UPDATE OF seen_by, matter_id, document_id ON document_page
  FOR EACH ROW EXECUTE FUNCTION keep_seen_by_matter_id_document_id();
--> statement-breakpoint
CREATE TRIGGER wall_new AFTER INSERT ON document
  FOR EACH ROW WHEN (NEW.client_id IS NOT NULL AND NEW.seen_by IS NOT NULL) EXECUTE FUNCTION wall_record('document');
--> statement-breakpoint
CREATE TRIGGER wall_changed AFTER UPDATE ON document
  FOR EACH ROW WHEN (NEW.client_id IS NOT NULL AND OLD.seen_by IS DISTINCT FROM NEW.seen_by)
  EXECUTE FUNCTION wall_record('document');
--> statement-breakpoint
CREATE TRIGGER wall_gone AFTER DELETE ON document
  FOR EACH ROW WHEN (OLD.client_id IS NOT NULL AND OLD.seen_by IS NOT NULL) EXECUTE FUNCTION wall_record('document');
