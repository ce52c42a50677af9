import { hashPassword } from '../src/chamber/account/password.ts'

export const testPassword = 'a long enough password'

let hash: Promise<string> | undefined
export const testPasswordHash = (): Promise<string> => (hash ??= hashPassword(testPassword))
