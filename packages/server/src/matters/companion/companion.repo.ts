import { otherForum } from '@peshi/contract/courts/courts'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { courtCase } from '../../platform/db/cases.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { document } from '../documents/documents.schema.ts'

/** In days. The longest time between two pages of a matter with a next date, and of one without. */
const longest = { dated: 14, undated: 7 }

export function companionRepo(tx: Tx, chamberId: ChamberId) {
  const pages = tx
    .select({
      matter_id: document.matter_id,
      day: sql<CourtDate>`max((${document.created_at} at time zone 'Asia/Kolkata')::date)`.as('day'),
    })
    .from(document)
    .where(and(eq(document.chamber_id, chamberId), document.is_court_page, isNull(document.deleted_at)))
    .groupBy(document.matter_id)
    .as('pages')

  return {
    /** Pending matters at courts that only a person can open. A matter is due again after the day of its next date. */
    list: (today: CourtDate) =>
      tx
        .select({
          id: matter.id,
          title: matter.title,
          hc_name: matter.hc_name,
          unique_id: matter.unique_id,
          unique_case_number: matter.unique_case_number,
          case_type: matter.case_type,
          case_number: matter.case_number,
          case_year: matter.case_year,
          cnr: matter.cnr,
          next_date: matter.next_date,
          is_done: sql<boolean>`${pages.day} is not distinct from ${today}::date`,
        })
        .from(matter)
        .leftJoin(courtCase, eq(courtCase.id, matter.case_id))
        .leftJoin(pages, eq(pages.matter_id, matter.id))
        .where(
          and(
            eq(matter.chamber_id, chamberId),
            isNull(matter.deleted_at),
            eq(matter.case_status, 'pending'),
            ne(matter.hc_name, otherForum),
            or(isNull(matter.case_id), eq(courtCase.sync_state, 'needs-look')),
            or(
              isNull(pages.day),
              sql`${pages.day} = ${today}::date`,
              sql`${pages.day} < ${today}::date - ${longest.dated}::int`,
              sql`${matter.next_date} is null and ${pages.day} < ${today}::date - ${longest.undated}::int`,
              sql`${matter.next_date} < ${today}::date and ${pages.day} <= ${matter.next_date}`,
            ),
          ),
        ),
  }
}
