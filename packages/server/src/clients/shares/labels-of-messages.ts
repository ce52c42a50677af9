import { sql } from 'drizzle-orm'
import { labelledBy } from '../../platform/events/subjects.ts'
import { clientMessage } from './shares.schema.ts'

/** A message is called by its client. */
export const labelsOfMessages = labelledBy(
  clientMessage,
  sql<string | null>`(select client.name from client
    where client.chamber_id = client_message.chamber_id and client.id = client_message.client_id)`,
)
