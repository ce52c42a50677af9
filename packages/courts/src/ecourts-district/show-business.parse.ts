import { type DayBusiness, parseShowBusiness } from '../hcservices/show-business.parse.ts'
import { readPortalReply } from './reply.ts'

/**
 * Parses a day's business (`home/viewBusiness`): JSON that contains the same page as the high courts' sites.
 * **Unconfirmed**: no district page was saved.
 */
export const parseDistrictBusiness = (reply: string): DayBusiness =>
  parseShowBusiness(readPortalReply(reply, 'data_list', 'business').html)
