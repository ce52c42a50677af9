CREATE TABLE "board_sample" (
	"court" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"position" integer NOT NULL,
	"court_no" text NOT NULL,
	"item" text,
	"list" text,
	"progress" text NOT NULL,
	"raw" jsonb NOT NULL,
	CONSTRAINT "board_sample_court_at_position_pk" PRIMARY KEY("court","at","position")
);
--> statement-breakpoint
CREATE TABLE "board_state" (
	"court" text PRIMARY KEY NOT NULL,
	"rooms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"read_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "board_sample_room" ON "board_sample" USING btree ("court","court_no","at");--> statement-breakpoint
CREATE INDEX "board_sample_age" ON "board_sample" USING btree ("at");--> statement-breakpoint
-- Public knowledge, like all that courts show: chambers read, the system writes.
GRANT SELECT ON board_state, board_sample TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON board_state, board_sample TO peshi_system;
