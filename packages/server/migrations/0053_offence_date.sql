ALTER TABLE "matter" ADD COLUMN "offence_from" date;--> statement-breakpoint
ALTER TABLE "matter" ADD COLUMN "offence_to" date;