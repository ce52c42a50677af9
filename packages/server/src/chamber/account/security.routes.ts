import { createApiToken, endApiToken, listApiTokens } from '@peshi/contract/chamber/api-tokens'
import { listProofs, proveAddress, sendProofCode } from '@peshi/contract/chamber/proofs'
import * as security from '@peshi/contract/chamber/security'
import { messages } from '@peshi/contract/platform/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Bound, bind, bindPublic } from '../../platform/http/bind.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import type { AccountParts } from './parts.ts'
import type { SignedIn } from './sign-in.service.ts'

export function securityRoutes(parts: AccountParts): Bound[] {
  const { sessions, limits, accounts, signIns, secondFactor, passkeys, proofs, devices, knownDevices } = parts

  async function admitted(request: FastifyRequest, reply: FastifyReply, attempt: () => Promise<SignedIn>) {
    const signedIn = await limits.hold('code', { network: request.ip }, attempt)
    knownDevices.remember(request, reply, signedIn.userData._id)
    return signedIn
  }

  return [
    bind(security.changePassword, async ({ actor, body }) => {
      await accounts.changePassword(actor, body)
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

    bind(listProofs, async ({ actor }) => ({ data: await proofs.list(actor) })),
    bind(sendProofCode, async ({ actor, params }) => {
      await proofs.sendCode(actor, params.kind)
      return { message: 'A code is on its way.' }
    }),
    bind(proveAddress, async ({ actor, params, body }) => {
      await proofs.prove(actor, params.kind, body.code)
      return { message: 'This is proven to be yours.' }
    }),

    bind(security.getDeviceKey, async ({ actor }) => sessions.deviceKeys(actor)),

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
    bindPublic(security.signInSecondStep, 'code', ({ body, request, reply }) =>
      admitted(request, reply, () => signIns.takeSecondStep(body, visitorOf(request))),
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
    bindPublic(security.beginPasskeySignIn, 'passkey-challenge', ({ request }) =>
      limits.hold('passkey-challenge', { network: request.ip }, () => passkeys.beginSignIn()),
    ),
    bindPublic(security.signInByPasskey, 'code', ({ body, request, reply }) =>
      admitted(request, reply, () => passkeys.signIn(body, visitorOf(request))),
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
