CREATE TABLE "activity" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"person_id" uuid,
	"by_name" text,
	"action" text NOT NULL,
	"matter_id" uuid,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_label" text,
	"detail" jsonb,
	"only_for" uuid,
	CONSTRAINT "activity_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_of_matter" ON "activity" USING btree ("chamber_id","matter_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_newest" ON "activity" USING btree ("chamber_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE activity ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE activity FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON activity TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
-- Only ever added to.
GRANT SELECT, INSERT ON activity TO peshi_app;
