import { messages } from '@peshi/contract/messages'
import { changeForgottenPassword, requestResetCode, verifyResetCode } from '@peshi/contract/password-reset'
import { type Bound, bindPublic } from '../http/bind.ts'
import type { AccountParts } from './parts.ts'

export function passwordResetRoutes({ limits, passwordReset }: AccountParts): Bound[] {
  return [
    bindPublic(requestResetCode, ({ body, request }) =>
      limits.requestCode(request.ip, async () => ({
        ...(await passwordReset.request(body.mobile)),
        message: 'If somebody has this number here, a code is on its way to it.',
      })),
    ),
    bindPublic(verifyResetCode, ({ params, body, request }) =>
      limits.code(request.ip, async () => ({ token: await passwordReset.verify(params.token, body.otp) })),
    ),
    bindPublic(changeForgottenPassword, ({ params, body, request }) =>
      limits.code(request.ip, async () => {
        await passwordReset.change(params.token, body.password)
        return { message: messages.passwordReset }
      }),
    ),
  ]
}
