ALTER TABLE "court_health" ADD COLUMN "part" text DEFAULT 'cases' NOT NULL;--> statement-breakpoint
ALTER TABLE "court_health" DROP CONSTRAINT "court_health_pkey";--> statement-breakpoint
ALTER TABLE "court_health" ADD CONSTRAINT "court_health_court_part_pk" PRIMARY KEY("court","part");--> statement-breakpoint
ALTER TABLE "operator_health" ADD COLUMN "failing_since" timestamp (3) with time zone;
