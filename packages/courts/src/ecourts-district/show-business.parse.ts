import { type DayBusiness, parseShowBusiness } from '../hcservices/show-business.parse.ts'
import { readPortalReply } from './reply.ts'

/**
 * Reads what happened on a day (`home/viewBusiness`): the page of the high courts' portal, inside JSON. No page of the
 * district portal has been saved, so that it is alike is unconfirmed.
 */
export const parseDistrictBusiness = (reply: string): DayBusiness =>
  parseShowBusiness(readPortalReply(reply, 'data_list', 'business').html)
