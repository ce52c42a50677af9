import type { Kept } from '../../platform/retention/kept.ts'
import { accessEvent } from './audit.schema.ts'

export const keptAccesses: Kept = { period: 'access_days', chamber: accessEvent.chamber_id, since: accessEvent.at }
