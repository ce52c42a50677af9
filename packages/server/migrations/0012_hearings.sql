CREATE TABLE "hearing" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"date" date NOT NULL,
	"is_manual" boolean DEFAULT false NOT NULL,
	"court_no" text,
	"item" text,
	"coram" text,
	"stage" text,
	"note" text,
	"appearing_id" uuid,
	"outcome" text,
	"next_date" date,
	"business" text,
	"recorded_by" uuid,
	"recorded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "hearing_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "hearing_once" UNIQUE("chamber_id","matter_id","date")
);
--> statement-breakpoint
ALTER TABLE "hearing" ADD CONSTRAINT "hearing_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hearing" ADD CONSTRAINT "hearing_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hearing_day" ON "hearing" USING btree ("chamber_id","date");--> statement-breakpoint
CREATE INDEX "case_hearing_day" ON "case_hearing" USING btree ("case_id","business_date");--> statement-breakpoint
CREATE INDEX "matter_court_date" ON "matter" USING btree ("chamber_id","court_next_date") WHERE deleted_at is null and own_next_date is not null;--> statement-breakpoint
ALTER TABLE hearing ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hearing FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON hearing TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON hearing TO peshi_app;
