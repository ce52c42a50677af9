CREATE TABLE "video_link" (
	"chamber_id" uuid NOT NULL,
	"court" text NOT NULL,
	"room" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "video_link_chamber_id_court_room_pk" PRIMARY KEY("chamber_id","court","room")
);
--> statement-breakpoint
ALTER TABLE "hearing" ADD COLUMN "video" text;--> statement-breakpoint
ALTER TABLE "video_link" ADD CONSTRAINT "video_link_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE video_link ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE video_link FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_its_chamber ON video_link TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON video_link TO peshi_app;--> statement-breakpoint
SELECT peshi_let_erase('video_link');
