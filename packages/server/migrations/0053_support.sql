CREATE TABLE "support_file" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_key" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	CONSTRAINT "support_file_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "support_file_upload" UNIQUE("chamber_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "support_message" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"from_support" boolean NOT NULL,
	"by_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_message_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "support_ticket" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"status" text NOT NULL,
	"page" text,
	"request_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_ticket_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
ALTER TABLE "support_file" ADD CONSTRAINT "support_file_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_file" ADD CONSTRAINT "support_file_of_ticket" FOREIGN KEY ("chamber_id","ticket_id") REFERENCES "public"."support_ticket"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_of_ticket" FOREIGN KEY ("chamber_id","ticket_id") REFERENCES "public"."support_ticket"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_file_of" ON "support_file" USING btree ("chamber_id","ticket_id");--> statement-breakpoint
CREATE INDEX "support_message_of" ON "support_message" USING btree ("chamber_id","ticket_id","at");--> statement-breakpoint
CREATE INDEX "support_ticket_newest" ON "support_ticket" USING btree ("chamber_id","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "support_ticket_waiting" ON "support_ticket" USING btree ("status","changed_at");
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['support_ticket', 'support_message', 'support_file'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY of_its_chamber ON %I TO peshi_app
      USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
      WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)$policy$, name);
  END LOOP;
  -- What was written and sent along is seen with its ticket.
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
