CREATE POLICY system_house_keeping ON clock FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, deleted_at) ON clock TO peshi_system;
