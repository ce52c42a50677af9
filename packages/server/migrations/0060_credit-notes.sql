CREATE TABLE "credit_note" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"matter_id" uuid,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"reason" text NOT NULL,
	"sum" jsonb NOT NULL,
	"issued_by" uuid NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_note_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "credit_note_number" UNIQUE("chamber_id","number")
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "credited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "credited_tds" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_of_invoice" FOREIGN KEY ("chamber_id","invoice_id") REFERENCES "public"."invoice"("chamber_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_note_of" ON "credit_note" USING btree ("chamber_id","invoice_id");--> statement-breakpoint
ALTER TABLE credit_note ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE credit_note FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON credit_note TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY in_confidence ON credit_note AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
-- What has a number is never changed.
GRANT SELECT, INSERT ON credit_note TO peshi_app;
--> statement-breakpoint
GRANT SELECT (credited, credited_tds) ON invoice TO peshi_client;
--> statement-breakpoint
SELECT peshi_let_erase('credit_note');
