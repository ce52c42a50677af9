import type { UserData } from '@peshi/contract/chamber/account'

export const hasPassword = ({ email }: UserData): boolean => email !== null
