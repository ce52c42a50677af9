import { changeForgottenPassword, requestResetCode, verifyResetCode } from '@peshi/contract/chamber/password-reset'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bindPublic } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function passwordResetRoutes({ services: { limits, passwordReset, knownDevices } }: Context): Bound[] {
  return [
    bindPublic(requestResetCode, 'reset-network', async ({ body, request }) => ({
      ...(await passwordReset.request(body, request.ip, (personId) => knownDevices.find(request, personId))),
      message: 'If somebody has this address here, a code is on its way.',
    })),
    bindPublic(verifyResetCode, 'code', async ({ params, body, request }) => ({
      token: await limits.hold('code', { network: request.ip }, () => passwordReset.verify(params.token, body.otp)),
    })),
    bindPublic(changeForgottenPassword, 'code', async ({ params, body, request }) => {
      await limits.hold('code', { network: request.ip }, () => passwordReset.change(params.token, body.password))
      return { message: messages.passwordReset }
    }),
  ]
}
