import { createOther, updateOther } from '@peshi/contract/matters/other-matters'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { MatterId } from '@peshi/contract/platform/ids'
import { callApi, type SentVersion } from '../../../platform/api/call-api.ts'

export type OtherBody = NonNullable<InputOf<typeof createOther>['body']>

export const sendOther = (
  id: MatterId | null,
  { client_id: _, ...changes }: Partial<OtherBody> & SentVersion,
  whole: OtherBody,
) => (id === null ? callApi(createOther, { body: whole }) : callApi(updateOther, { params: { id }, body: changes }))
