import type { UserData } from '@peshi/contract/chamber/account'

/** A client who comes by a link has neither e-mail nor password: what asks for the password is not for them. */
export const hasPassword = ({ email }: UserData): boolean => email !== null
