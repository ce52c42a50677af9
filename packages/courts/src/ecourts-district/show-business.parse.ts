import { type DayBusiness, parseShowBusiness } from '../hcservices/show-business.parse.ts'
import { readPortalReply } from './reply.ts'

/** The JSON contains the same HTML as the high courts' sites. No real page of a district court was seen. */
export const parseDistrictBusiness = (reply: string): DayBusiness =>
  parseShowBusiness(readPortalReply(reply, 'data_list', 'business').html)
