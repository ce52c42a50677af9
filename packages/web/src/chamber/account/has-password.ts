import type { UserData } from '@peshi/contract/platform/person'

export const hasPassword = ({ email }: UserData): boolean => email !== null
