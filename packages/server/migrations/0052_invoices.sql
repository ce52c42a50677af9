CREATE TABLE "billing_identity" (
	"chamber_id" uuid PRIMARY KEY NOT NULL,
	"identity" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chamber_series" (
	"chamber_id" uuid NOT NULL,
	"series" text NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	"last_on" date NOT NULL,
	CONSTRAINT "chamber_series_chamber_id_series_year_pk" PRIMARY KEY("chamber_id","series","year")
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"matter_id" uuid,
	"client_id" uuid,
	"came_from" uuid,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"products" jsonb NOT NULL,
	"address" text NOT NULL,
	"place" text,
	"gstin" text,
	"mode" text NOT NULL,
	"tax_percent" numeric(4, 1) NOT NULL,
	"tds_percent" numeric(4, 1) NOT NULL,
	"sac" text NOT NULL,
	"due_days" integer NOT NULL,
	"is_rounded" boolean NOT NULL,
	"note" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"number" text,
	"issued_on" date,
	"due_on" date,
	"supplier" jsonb,
	"sum" jsonb,
	"total" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"tds_proved" bigint DEFAULT 0 NOT NULL,
	"issued_by" uuid,
	"issued_at" timestamp (3) with time zone,
	"cancelled_by" uuid,
	"cancelled_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	"link_hash" text,
	"link_made_at" timestamp (3) with time zone,
	"link_opened_at" timestamp (3) with time zone,
	"shown_at" timestamp (3) with time zone,
	CONSTRAINT "invoice_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "invoice_number" UNIQUE("chamber_id","number")
);
--> statement-breakpoint
CREATE TABLE "invoice_receipt" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text,
	"amount" bigint NOT NULL,
	"tds" bigint NOT NULL,
	"received_on" date NOT NULL,
	"method" text,
	"reference" text,
	"invoice_id" uuid,
	"client_id" uuid,
	"came_from" uuid,
	"matter_id" uuid,
	"from_name" text NOT NULL,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"voided_by" uuid,
	"voided_at" timestamp (3) with time zone,
	CONSTRAINT "invoice_receipt_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "invoice_receipt_number" UNIQUE("chamber_id","number")
);
--> statement-breakpoint
ALTER TABLE "billing_identity" ADD CONSTRAINT "billing_identity_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chamber_series" ADD CONSTRAINT "chamber_series_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_receipt" ADD CONSTRAINT "invoice_receipt_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_receipt" ADD CONSTRAINT "invoice_receipt_of_invoice" FOREIGN KEY ("chamber_id","invoice_id") REFERENCES "public"."invoice"("chamber_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_newest" ON "invoice" USING btree ("chamber_id","created_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoice_of_matter" ON "invoice" USING btree ("chamber_id","matter_id");--> statement-breakpoint
CREATE INDEX "invoice_of_client" ON "invoice" USING btree ("chamber_id","client_id");--> statement-breakpoint
CREATE INDEX "invoice_link" ON "invoice" USING btree ("link_hash") WHERE link_hash is not null;--> statement-breakpoint
CREATE INDEX "invoice_bin" ON "invoice" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "invoice_receipt_of" ON "invoice_receipt" USING btree ("chamber_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_receipt_of_client" ON "invoice_receipt" USING btree ("chamber_id","client_id");
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['billing_identity', 'chamber_series', 'invoice', 'invoice_receipt'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY of_its_chamber ON %I TO peshi_app
      USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
      WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY in_confidence ON invoice AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON invoice_receipt AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
-- What has a number is never removed.
CREATE POLICY drafts_alone ON invoice AS RESTRICTIVE FOR DELETE TO peshi_app USING (status = 'draft' AND number IS NULL);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON invoice TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON billing_identity, chamber_series TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (client_id, came_from, voided_by, voided_at) ON invoice_receipt TO peshi_app;
--> statement-breakpoint
-- Whose the secret of a link is, before a chamber is known; which chambers hold drafts past their time.
CREATE POLICY system_invoices ON invoice FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, link_hash, deleted_at) ON invoice TO peshi_system;
--> statement-breakpoint
CREATE POLICY of_the_client ON invoice FOR SELECT TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND client_id = (SELECT peshi_client_id()) AND shown_at IS NOT NULL AND status <> 'draft');
--> statement-breakpoint
GRANT SELECT (chamber_id, id, client_id, status, name, subject, products, address, place, gstin, mode, tax_percent, sac, note,
  number, issued_on, due_on, supplier, sum, total, paid, tds_proved, cancelled_at, shown_at) ON invoice TO peshi_client;
