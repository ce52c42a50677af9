/** What `DATABASE_URL` may lead to, the usual first. */
export const databaseKinds = ['postgres', 'citus', 'yugabytedb'] as const

export type DatabaseKind = (typeof databaseKinds)[number]
