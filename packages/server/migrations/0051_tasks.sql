CREATE TABLE "task" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"matter_id" uuid,
	"assignee_id" uuid,
	"date" date NOT NULL,
	"end_date" date NOT NULL,
	"time" text,
	"end_time" text,
	"note" text DEFAULT '' NOT NULL,
	"checklist" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remind_before" integer,
	"remind_at" timestamp (3) with time zone,
	"repeat" jsonb,
	"repeats_from" date,
	"came_on" date,
	"followed_by" uuid,
	"done_at" timestamp (3) with time zone,
	"done_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "task_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_of_a_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_by_day" ON "task" USING btree ("chamber_id","end_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "task_open" ON "task" USING btree ("chamber_id","end_date") WHERE deleted_at is null and done_at is null;--> statement-breakpoint
CREATE INDEX "task_of_matter" ON "task" USING btree ("chamber_id","matter_id");--> statement-breakpoint
CREATE INDEX "task_to_remind" ON "task" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
CREATE INDEX "task_bin" ON "task" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE task ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE task FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON task TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY in_confidence ON task AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
-- A personal task is known to who wrote it and who has it to do. Without a reader it is the product itself that looks: to
-- remind of it, and to empty the bin.
CREATE POLICY personal ON task AS RESTRICTIVE TO peshi_app
  USING (category <> 'Personal'
    OR coalesce(current_setting('app.person', true), '') IN ('', created_by::text, coalesce(assignee_id::text, '')));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON task TO peshi_app;
--> statement-breakpoint
CREATE POLICY system_reminders ON task FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, remind_at, deleted_at) ON task TO peshi_system;
