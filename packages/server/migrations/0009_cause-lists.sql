CREATE TABLE "case_key" (
	"court" text NOT NULL,
	"key" text NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "case_key_court_key_case_id_pk" PRIMARY KEY("court","key","case_id")
);
--> statement-breakpoint
CREATE TABLE "cause_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"court" text NOT NULL,
	"date" date NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"sha256" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "cause_list_source" UNIQUE("court","date","source")
);
--> statement-breakpoint
CREATE TABLE "cause_list_day" (
	"court" text NOT NULL,
	"date" date NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "cause_list_day_court_date_pk" PRIMARY KEY("court","date")
);
--> statement-breakpoint
CREATE TABLE "cause_list_entry" (
	"list_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item" text NOT NULL,
	"court_no" text,
	"coram" text[] NOT NULL,
	"stage" text,
	"kind" text NOT NULL,
	"case_numbers" text[] NOT NULL,
	"keys" text[] NOT NULL,
	"cnr" text,
	"petitioner" text NOT NULL,
	"respondent" text,
	"petitioner_advocates" text[] NOT NULL,
	"respondent_advocates" text[] NOT NULL,
	"name_keys" text[] NOT NULL,
	"connected_to" text,
	"listed" boolean NOT NULL,
	"note" text,
	"page" integer NOT NULL,
	CONSTRAINT "cause_list_entry_list_id_position_pk" PRIMARY KEY("list_id","position")
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"nth" smallint NOT NULL,
	"matter_id" uuid,
	"matched_by" text NOT NULL,
	"watched_name_id" uuid,
	"court" text NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"item" text NOT NULL,
	"court_no" text,
	"coram" text[] NOT NULL,
	"stage" text,
	"connected_to" text,
	"case_number" text NOT NULL,
	"petitioner" text NOT NULL,
	"respondent" text,
	"revision" integer NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone,
	"moved_from" jsonb,
	"gone_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"dismissed_at" timestamp (3) with time zone,
	CONSTRAINT "listing_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "listing_once" UNIQUE("chamber_id","list_id","subject","nth")
);
--> statement-breakpoint
CREATE TABLE "watched_name" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"court" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "watched_name_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "watched_name_once" UNIQUE NULLS NOT DISTINCT("chamber_id","key","court")
);
--> statement-breakpoint
ALTER TABLE "case_key" ADD CONSTRAINT "case_key_case_id_court_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."court_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cause_list_entry" ADD CONSTRAINT "cause_list_entry_list_id_cause_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."cause_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_list_id_cause_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."cause_list"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_watched_name" FOREIGN KEY ("chamber_id","watched_name_id") REFERENCES "public"."watched_name"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_name" ADD CONSTRAINT "watched_name_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_key_of" ON "case_key" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "listing_of_list" ON "listing" USING btree ("list_id","revision");--> statement-breakpoint
CREATE INDEX "listing_day" ON "listing" USING btree ("chamber_id","date");--> statement-breakpoint
CREATE INDEX "listing_of_matter" ON "listing" USING btree ("chamber_id","matter_id","date") WHERE matter_id is not null;--> statement-breakpoint
CREATE INDEX "watched_name_key" ON "watched_name" USING btree ("key");