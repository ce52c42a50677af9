CREATE TABLE "due_check" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"group_id" uuid,
	"court" text NOT NULL,
	"query" jsonb NOT NULL,
	"label" text NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"taken_by" uuid,
	"taken_until" timestamp (3) with time zone,
	"picture" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_tried_at" timestamp (3) with time zone,
	"result" text,
	"result_code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "due_check_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
ALTER TABLE "due_check" ADD CONSTRAINT "due_check_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "due_check_open_once" ON "due_check" USING btree ("chamber_id","kind","subject_id") WHERE state in ('due', 'answering');
--> statement-breakpoint
CREATE INDEX "due_check_next" ON "due_check" USING btree ("chamber_id","state","due_at");
--> statement-breakpoint
CREATE INDEX "due_check_group" ON "due_check" USING btree ("chamber_id","group_id") WHERE group_id is not null;
--> statement-breakpoint
CREATE INDEX "due_check_subject" ON "due_check" USING btree ("chamber_id","subject_id");
--> statement-breakpoint
ALTER TABLE due_check ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE due_check FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON due_check TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON due_check TO peshi_app;
