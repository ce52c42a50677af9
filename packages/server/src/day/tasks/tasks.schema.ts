import type { LeftOut, TaskRepeat } from '@peshi/contract/day/task-repeat'
import type { ChecklistItem, TaskCategory } from '@peshi/contract/day/tasks'
import type { MatterId, PersonId, TaskId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id, instant, versioned } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'

export const task = pgTable(
  'task',
  {
    chamber_id: chamberId(),
    id: id<TaskId>().notNull(),
    title: text().notNull(),
    category: text().$type<TaskCategory>().notNull(),
    matter_id: uuid().$type<MatterId>(),
    assignee_id: uuid().$type<PersonId>(),
    date: courtDate().notNull(),
    end_date: courtDate().notNull(),
    time: text(),
    end_time: text(),
    note: text().notNull().default(''),
    checklist: jsonb().$type<ChecklistItem[]>().notNull().default([]),
    /** Minutes from the reminder to the start of the task. Null without a reminder. */
    remind_before: integer(),
    /** Null after the reminder is sent, or without a reminder. */
    remind_at: instant(),
    /**
     * Only the current occurrence of a repeated task has `repeat`. Completing it moves `repeat` to the next occurrence.
     */
    repeat: jsonb().$type<TaskRepeat>(),
    repeats_from: courtDate(),
    came_on: courtDate(),
    left_out: jsonb().$type<LeftOut[]>().notNull().default([]),
    followed_by: uuid().$type<TaskId>(),
    done_at: instant(),
    done_by: uuid().$type<PersonId>(),
    ...versioned(),
    created_by: uuid().$type<PersonId>().notNull(),
    created_at: instant().notNull(),
    deleted_at: instant(),
    deleted_by: uuid().$type<PersonId>(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('task_by_day').on(table.chamber_id, table.end_date).where(sql`deleted_at is null`),
    index('task_open').on(table.chamber_id, table.end_date).where(sql`deleted_at is null and done_at is null`),
    index('task_of_matter').on(table.chamber_id, table.matter_id),
    index('task_to_remind').on(table.remind_at).where(sql`remind_at is not null`),
    index('task_bin').on(table.deleted_at).where(sql`deleted_at is not null`),
    ofMatter('task_of_a_matter', table).onDelete('cascade'),
  ],
)
