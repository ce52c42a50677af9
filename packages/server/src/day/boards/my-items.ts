import type { MyItem } from '@peshi/contract/day/boards'
import type { Matter } from '@peshi/contract/matters/matters'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { ListingRow } from '../cause-lists/listings.service.ts'

export function itemsOf(court: CourtId, listings: readonly ListingRow[], onDate: readonly Matter[]): MyItem[] {
  const listed = listings.filter((listing) => listing.court === court && listing.kind !== 'advance')
  const listedIds = new Set(listed.map(({ matter_id }) => matter_id))
  const unlisted = onDate.filter((matter) => matter.hc_name === court && !listedIds.has(matter._id))
  return [
    ...listed.map(({ court_no, item, kind, case_number, matter_id, title }) => ({
      court_no,
      item,
      list: kind,
      case_number,
      matter_id,
      title,
    })),
    ...unlisted.map((matter) => ({
      court_no: null,
      item: null,
      list: null,
      case_number: numberOf(matter),
      matter_id: matter._id,
      title: matter.title,
    })),
  ]
}

const numberOf = ({ unique_case_number, case_type, case_number, case_year }: Matter) =>
  unique_case_number ?? (case_type && case_number && case_year ? `${case_type}/${case_number}/${case_year}` : null)
