CREATE TABLE "chamber_plan" (
	"chamber_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"name" text NOT NULL,
	"is_trial" boolean NOT NULL,
	"months" integer NOT NULL,
	"price" bigint NOT NULL,
	"limits" jsonb NOT NULL,
	"ends_on" date NOT NULL,
	"reminded" integer
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"chamber_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"gateway_payment" text,
	"amount" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_event_chamber_id_event_id_pk" PRIMARY KEY("chamber_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "plan_billing" (
	"chamber_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"gstin" text
);
--> statement-breakpoint
CREATE TABLE "plan_invoice" (
	"chamber_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"invoice" jsonb NOT NULL,
	CONSTRAINT "plan_invoice_chamber_id_payment_id_pk" PRIMARY KEY("chamber_id","payment_id"),
	CONSTRAINT "plan_invoice_number" UNIQUE("chamber_id","number")
);
--> statement-breakpoint
CREATE TABLE "plan_payment" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan" text NOT NULL,
	"plan_name" text NOT NULL,
	"months" integer NOT NULL,
	"limits" jsonb NOT NULL,
	"price" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"tax_percent" integer NOT NULL,
	"state" text NOT NULL,
	"link_id" text,
	"url" text,
	"link_ends_at" timestamp (3) with time zone NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"gateway_payment" text,
	"to_be_refunded" bigint DEFAULT 0 NOT NULL,
	"ends_on" date,
	CONSTRAINT "plan_payment_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
ALTER TABLE "chamber_plan" ADD CONSTRAINT "chamber_plan_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_of_payment" FOREIGN KEY ("chamber_id","payment_id") REFERENCES "public"."plan_payment"("chamber_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_billing" ADD CONSTRAINT "plan_billing_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_invoice" ADD CONSTRAINT "plan_invoice_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_invoice" ADD CONSTRAINT "plan_invoice_of_payment" FOREIGN KEY ("chamber_id","payment_id") REFERENCES "public"."plan_payment"("chamber_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_payment" ADD CONSTRAINT "plan_payment_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_payment_link" ON "plan_payment" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "plan_payment_state" ON "plan_payment" USING btree ("state","asked_at");
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['chamber_plan', 'plan_billing', 'plan_payment', 'payment_event', 'plan_invoice'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY of_its_chamber ON %I TO peshi_app
      USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
      WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON chamber_plan, plan_billing, plan_payment, invoice_series TO peshi_app;
--> statement-breakpoint
-- What the gateway said and what was invoiced is never changed, nor taken away.
GRANT SELECT, INSERT ON payment_event, plan_invoice TO peshi_app;
--> statement-breakpoint
-- A payment opens its chamber in the transaction that keeps it.
GRANT UPDATE (expires_at) ON chamber TO peshi_app;
--> statement-breakpoint
CREATE POLICY system_plans ON chamber_plan TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, ends_on, reminded) ON chamber_plan TO peshi_system;
--> statement-breakpoint
-- The trial of a chamber that is opened.
GRANT INSERT ON chamber_plan TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_plans ON plan_payment FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, link_id, state, asked_at) ON plan_payment TO peshi_system;
--> statement-breakpoint
-- Mail to somebody is written in their language.
GRANT SELECT (language) ON person TO peshi_app;
