import { createApiToken, endApiToken, listApiTokens } from '@peshi/contract/chamber/api-tokens'
import { listProofs, proveAddress, sendProofCode } from '@peshi/contract/chamber/proofs'
import * as security from '@peshi/contract/chamber/security'
import { messages } from '@peshi/contract/platform/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Bound, bind, bindData, bindDone, bindPublic, bindSaved } from '../../platform/http/bind.ts'
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
    bindDone(security.changePassword, messages.passwordChanged, ({ actor, body }) =>
      accounts.changePassword(actor, body),
    ),
    bindData(security.listDevices, ({ actor }) => devices.listDevices(actor)),
    bindDone(security.endDevice, messages.deviceEnded, ({ actor, params }) => devices.endDevice(actor, params.id)),
    bind(security.endOtherDevices, async ({ actor }) => ({
      ended: await devices.endOthers(actor),
      message: messages.deviceEnded,
    })),

    bindData(listProofs, ({ actor }) => proofs.list(actor)),
    bindDone(sendProofCode, 'A code is on its way.', ({ actor, params }) => proofs.sendCode(actor, params.kind)),
    bindDone(proveAddress, 'This is proven to be yours.', ({ actor, params, body }) =>
      proofs.prove(actor, params.kind, body.code),
    ),

    bind(security.getDeviceKey, async ({ actor }) => sessions.deviceKeys(actor)),

    bindData(security.getSecondFactor, ({ actor }) => secondFactor.get(actor)),
    bind(security.beginSecondFactor, ({ actor, body }) => secondFactor.begin(actor, body.password)),
    bind(security.confirmSecondFactor, async ({ actor, body }) => ({
      recovery_codes: await secondFactor.confirm(actor, body.code),
      message: messages.secondFactorOn,
    })),
    bind(security.renewRecoveryCodes, async ({ actor, body }) => ({
      recovery_codes: await secondFactor.renewCodes(actor, body.password),
      message: messages.recoveryCodesRenewed,
    })),
    bindDone(security.endSecondFactor, messages.secondFactorOff, ({ actor, body }) =>
      secondFactor.end(actor, body.password),
    ),
    bindPublic(security.signInSecondStep, 'code', ({ body, request, reply }) =>
      admitted(request, reply, () => signIns.takeSecondStep(body, visitorOf(request))),
    ),

    bind(security.listPasskeys, ({ actor }) => passkeys.list(actor)),
    bind(security.beginPasskey, ({ actor, body }) => passkeys.begin(actor, body.password)),
    bindSaved(security.addPasskey, messages.passkeyAdded, ({ actor, body }) => passkeys.add(actor, body)),
    bindDone(security.removePasskey, messages.passkeyRemoved, ({ actor, params }) => passkeys.remove(actor, params.id)),
    bindPublic(security.beginPasskeySignIn, 'passkey-challenge', ({ request }) =>
      limits.hold('passkey-challenge', { network: request.ip }, () => passkeys.beginSignIn()),
    ),
    bindPublic(security.signInByPasskey, 'code', ({ body, request, reply }) =>
      admitted(request, reply, () => passkeys.signIn(body, visitorOf(request))),
    ),

    bindData(listApiTokens, ({ actor }) => devices.listTokens(actor)),
    bind(createApiToken, async ({ actor, body }) => ({
      ...(await devices.createToken(actor, body)),
      message: messages.tokenMade,
    })),
    bindDone(endApiToken, messages.tokenEnded, ({ actor, params }) => devices.endToken(actor, params.id)),
  ]
}
