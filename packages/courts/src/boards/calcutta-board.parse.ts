import { fieldOf, optionalField, requireField } from '../reading/json-reply.ts'
import { type BoardRow, readItem } from './board.ts'
import { readBoardRows } from './json-board.ts'

/**
 * A room has one row for each serial that is heard together, and no row while it does not sit: an empty list is a
 * board. `court_no` is a bench’s inner number; `vc_link` is the building and floor.
 */
export const parseCalcuttaBoard = (reply: string): BoardRow[] =>
  readBoardRows(reply, (board) => board).map((row) => ({
    court_no: requireField(row, 'room_no'),
    ...readItem(fieldOf(row, 'cause_list_sr_no')),
    list: optionalField(row, 'cause_list_type_name'),
    raw: {
      case_number: fieldOf(row, 'case_no_string'),
      judges: fieldOf(row, 'judge_names'),
      message: optionalField(row, 'message'),
      'Passed Over Cases': optionalField(row, 'pass_over'),
    },
  }))
