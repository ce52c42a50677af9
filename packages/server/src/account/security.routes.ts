import { createApiToken, endApiToken, listApiTokens } from '@peshi/contract/api-tokens'
import { messages } from '@peshi/contract/messages'
import * as security from '@peshi/contract/security'
import { type Bound, bind, bindPublic } from '../http/bind.ts'
import type { AccountParts } from './parts.ts'
import { visitorOf } from './visitor.ts'

/** How a person proves who they are: second step, passkeys, devices, tokens of programs. */
export function securityRoutes({
  sessions,
  limits,
  accounts,
  signIns,
  secondFactor,
  passkeys,
  devices,
}: AccountParts): Bound[] {
  return [
    bind(security.changePassword, async ({ actor, body }) => {
      await accounts.changePassword(actor, body.current_password, body.password)
      return { message: messages.passwordChanged }
    }),
    bind(security.listDevices, async ({ actor }) => ({ data: await devices.listDevices(actor) })),
    bind(security.endDevice, async ({ actor, params }) => {
      await devices.endDevice(actor, params.id)
      return { message: messages.deviceEnded }
    }),
    bind(security.endOtherDevices, async ({ actor }) => ({
      ended: await devices.endOthers(actor),
      message: messages.deviceEnded,
    })),

    bind(security.getDeviceKey, async ({ actor }) => ({ key: sessions.deviceKey(actor) })),

    bind(security.getSecondFactor, async ({ actor }) => ({ data: await secondFactor.get(actor) })),
    bind(security.beginSecondFactor, ({ actor, body }) => secondFactor.begin(actor, body.password)),
    bind(security.confirmSecondFactor, async ({ actor, body }) => ({
      recovery_codes: await secondFactor.confirm(actor, body.code),
      message: messages.secondFactorOn,
    })),
    bind(security.renewRecoveryCodes, async ({ actor, body }) => ({
      recovery_codes: await secondFactor.renewCodes(actor, body.password),
      message: messages.recoveryCodesRenewed,
    })),
    bind(security.endSecondFactor, async ({ actor, body }) => {
      await secondFactor.end(actor, body.password)
      return { message: messages.secondFactorOff }
    }),
    bindPublic(security.signInSecondStep, ({ body, request }) =>
      limits.code(request.ip, () => signIns.takeSecondStep(body, visitorOf(request))),
    ),

    bind(security.listPasskeys, ({ actor }) => passkeys.list(actor)),
    bind(security.beginPasskey, ({ actor, body }) => passkeys.begin(actor, body.password)),
    bind(security.addPasskey, async ({ actor, body }) => ({
      data: await passkeys.add(actor, body),
      message: messages.passkeyAdded,
    })),
    bind(security.removePasskey, async ({ actor, params }) => {
      await passkeys.remove(actor, params.id)
      return { message: messages.passkeyRemoved }
    }),
    bindPublic(security.beginPasskeySignIn, ({ request }) => limits.begin(request.ip, () => passkeys.beginSignIn())),
    bindPublic(security.signInByPasskey, ({ body, request }) =>
      limits.code(request.ip, () => passkeys.signIn(body, visitorOf(request))),
    ),

    bind(listApiTokens, async ({ actor }) => ({ data: await devices.listTokens(actor) })),
    bind(createApiToken, async ({ actor, body }) => ({
      ...(await devices.createToken(actor, body)),
      message: messages.tokenMade,
    })),
    bind(endApiToken, async ({ actor, params }) => {
      await devices.endToken(actor, params.id)
      return { message: messages.tokenEnded }
    }),
  ]
}
