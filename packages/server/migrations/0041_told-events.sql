-- Of what is there already people were told on the screens; only what comes from now on is news.
ALTER TABLE "matter" ADD COLUMN "events_told_at" timestamp (3) with time zone DEFAULT now();
--> statement-breakpoint
ALTER TABLE "matter" ALTER COLUMN "events_told_at" DROP DEFAULT;
