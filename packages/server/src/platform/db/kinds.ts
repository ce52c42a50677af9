export const databaseKinds = ['postgres', 'citus', 'yugabytedb'] as const

export type DatabaseKind = (typeof databaseKinds)[number]
