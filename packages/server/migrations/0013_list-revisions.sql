ALTER TABLE "cause_list_entry" DROP CONSTRAINT "cause_list_entry_list_id_position_pk";--> statement-breakpoint
ALTER TABLE "cause_list_entry" ADD COLUMN "revision" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "cause_list_entry" ADD COLUMN "nth" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "cause_list_entry" ADD CONSTRAINT "cause_list_entry_list_id_revision_position_pk" PRIMARY KEY("list_id","revision","position");
