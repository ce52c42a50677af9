import { type login, Session } from '@peshi/contract/chamber/account'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'

/** The session from a sign-in without a second step. Throws if a code is needed. */
export const sessionOf = (reply: ReplyOf<typeof login>): Session => Session.parse(reply)

export const bearerOf = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` })
