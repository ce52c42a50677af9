CREATE TABLE "news_feed" (
	"url" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "news_post" (
	"url" text NOT NULL,
	"id" bigint NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"html" text,
	"link" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"position" integer NOT NULL,
	CONSTRAINT "news_post_url_id_pk" PRIMARY KEY("url","id")
);
--> statement-breakpoint
ALTER TABLE "news_post" ADD CONSTRAINT "news_post_url_news_feed_url_fk" FOREIGN KEY ("url") REFERENCES "public"."news_feed"("url") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_post_newest" ON "news_post" USING btree ("url","published_at" DESC NULLS LAST,"id");
--> statement-breakpoint
-- Public, the same for everybody; only the reading of the feed writes.
GRANT SELECT ON news_feed, news_post TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON news_feed, news_post TO peshi_system;
