CREATE TABLE "direction" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"due_date" date,
	"order_id" uuid,
	"page" integer,
	"proposal" text,
	"state" text NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"done_by" uuid,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "direction_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "takeout" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"form" text NOT NULL,
	"matter_id" uuid,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"name" text,
	"file_key" text,
	"size" bigint,
	"problem" text,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "takeout_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
ALTER TABLE "direction" ADD CONSTRAINT "direction_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "direction" ADD CONSTRAINT "direction_order_id_case_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."case_order"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "direction" ADD CONSTRAINT "direction_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "takeout" ADD CONSTRAINT "takeout_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "takeout" ADD CONSTRAINT "takeout_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "direction_of_matter" ON "direction" USING btree ("chamber_id","matter_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "direction_once" ON "direction" USING btree ("chamber_id","matter_id","proposal") WHERE proposal is not null;
--> statement-breakpoint
CREATE INDEX "takeout_expires" ON "takeout" USING btree ("expires_at");
--> statement-breakpoint
ALTER TABLE direction ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE direction FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON direction TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON direction TO peshi_app;
--> statement-breakpoint
ALTER TABLE takeout ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE takeout FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON takeout TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON takeout TO peshi_app;
--> statement-breakpoint
CREATE POLICY system_house_keeping ON takeout FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, expires_at) ON takeout TO peshi_system;
