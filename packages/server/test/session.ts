import { type login, Session } from '@peshi/contract/chamber/account'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'

export const sessionOf = (reply: ReplyOf<typeof login>): Session => Session.parse(reply)

export const bearerOf = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` })
