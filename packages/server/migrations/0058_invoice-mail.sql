CREATE TABLE "invoice_mail" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid,
	"receipt_id" uuid,
	"matter_id" uuid,
	"paper" text NOT NULL,
	"address" text NOT NULL,
	"dispatch_id" uuid NOT NULL,
	"sent_by" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_mail_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
ALTER TABLE "dispatch" ADD COLUMN "attachment" jsonb;--> statement-breakpoint
ALTER TABLE "invoice_mail" ADD CONSTRAINT "invoice_mail_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_mail" ADD CONSTRAINT "invoice_mail_of_invoice" FOREIGN KEY ("chamber_id","invoice_id") REFERENCES "public"."invoice"("chamber_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_mail" ADD CONSTRAINT "invoice_mail_of_receipt" FOREIGN KEY ("chamber_id","receipt_id") REFERENCES "public"."invoice_receipt"("chamber_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_mail_of" ON "invoice_mail" USING btree ("chamber_id","invoice_id","sent_at");--> statement-breakpoint
CREATE INDEX "invoice_mail_day" ON "invoice_mail" USING btree ("chamber_id","sent_at");
--> statement-breakpoint
CREATE INDEX "invoice_mail_dispatch" ON "invoice_mail" USING btree ("chamber_id","dispatch_id");
--> statement-breakpoint
ALTER TABLE invoice_mail ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_mail FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON invoice_mail TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY in_confidence ON invoice_mail AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
-- What went out is never changed.
GRANT SELECT, INSERT ON invoice_mail TO peshi_app;
--> statement-breakpoint
-- Who may know of an invoice’s mail may know whether it arrived.
DROP POLICY to_its_reader ON dispatch;
--> statement-breakpoint
CREATE POLICY to_its_reader ON dispatch AS RESTRICTIVE FOR SELECT TO peshi_app
  USING (coalesce(current_setting('app.person', true), '') = ''
    OR coalesce(current_setting('app.owner', true), '') = 'on'
    OR person_id = nullif(current_setting('app.person', true), '')::uuid
    OR EXISTS (SELECT FROM invoice_mail m WHERE m.chamber_id = dispatch.chamber_id AND m.dispatch_id = dispatch.id));
--> statement-breakpoint
SELECT peshi_let_erase('invoice_mail');
