import type { UserData } from '@peshi/contract/chamber/account'

/** False for clients who sign in by link: they have no e-mail and no password. */
export const hasPassword = ({ email }: UserData): boolean => email !== null
