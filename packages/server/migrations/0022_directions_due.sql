-- The day of a direction is its deadline.
-- safe beside the version before: until it stops, it shows the day only among the deadlines.
ALTER TABLE "direction" ADD COLUMN "by_side" text;
--> statement-breakpoint
-- The owner of the tables may not read them, so each chamber's rows are written in the chamber's role.
DO $$
DECLARE
  chambers uuid[];
  of_chamber uuid;
BEGIN
  SET LOCAL ROLE peshi_system;
  chambers := ARRAY(SELECT id FROM chamber);
  SET LOCAL ROLE peshi_app;
  FOREACH of_chamber IN ARRAY chambers LOOP
    PERFORM set_config('app.chamber', of_chamber::text, true);
    PERFORM peshi_open();
    INSERT INTO clock (chamber_id, id, subject_kind, subject_id, matter_id, rule, court, start_on, ends_on, exclusions,
      order_id, is_critical, reminders, due_on, entered_by, entered_at, ended, ended_by, ended_at, created_at)
    SELECT d.chamber_id, gen_random_uuid(), 'direction', d.id, d.matter_id, 'direction', m.hc_name,
      least(coalesce(o.date, d.decided_at::date), d.due_date), d.due_date, '[]', d.order_id, false, '{15,7,1}', d.due_date,
      d.decided_by, d.decided_at, CASE d.state WHEN 'done' THEN 'done' END, d.done_by, d.done_at, d.decided_at
    FROM direction d JOIN matter m ON m.chamber_id = d.chamber_id AND m.id = d.matter_id
      LEFT JOIN case_order o ON o.id = d.order_id
    WHERE d.chamber_id = of_chamber AND m.chamber_id = of_chamber AND d.kind = 'step' AND d.state <> 'dismissed'
      AND d.due_date IS NOT NULL;
    UPDATE direction SET due_date = NULL WHERE chamber_id = of_chamber AND kind = 'step';
  END LOOP;
  SET LOCAL ROLE NONE;
END $$;
