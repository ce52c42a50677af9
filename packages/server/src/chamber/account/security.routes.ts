import { createApiToken, endApiToken, listApiTokens } from '@peshi/contract/chamber/api-tokens'
import { createPairingCode, pairCompanion } from '@peshi/contract/chamber/companions'
import { listProofs, proveAddress, sendProofCode } from '@peshi/contract/chamber/proofs'
import * as security from '@peshi/contract/chamber/security'
import { getSignInRules, setSignInRules } from '@peshi/contract/chamber/sign-in-rules'
import { messages } from '@peshi/contract/platform/messages'
import type { Reauthentication } from '@peshi/contract/platform/person'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import {
  askFirst,
  type Bound,
  bind,
  bindData,
  bindPublic,
  change,
  changeDone,
  changeSaved,
  inSystem,
} from '../../platform/http/bind.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import type { Context } from '../../platform/process/context.ts'
import type { SignedIn } from './sign-in.service.ts'

export function securityRoutes({ services }: Context): Bound[] {
  const {
    sessions,
    limits,
    accounts,
    signIns,
    secondFactor,
    passkeys,
    proofs,
    devices,
    companions,
    knownDevices,
    signInRules,
    reauthenticate,
  } = services

  async function admitted(request: FastifyRequest, reply: FastifyReply, attempt: () => Promise<SignedIn>) {
    const signedIn = await limits.hold('code', { network: request.ip }, attempt)
    knownDevices.remember(request, reply, signedIn.userData._id)
    return signedIn
  }

  const own = (bound: Bound) => inSystem('account', bound)
  const isSelf = ({ actor, body }: { actor: Actor; body: Reauthentication }) => {
    authorize(actor, 'update', 'Account')
    return reauthenticate(actor, body)
  }

  return [
    own(
      changeDone(
        security.changePassword,
        messages.passwordChanged,
        askFirst(
          ({ actor, body }) => accounts.hashNewPassword(actor, body),
          ({ tx, actor, body }, hash) => accounts.changePassword(tx, actor, body.keep, hash),
        ),
      ),
    ),
    bindData(getSignInRules, ({ actor }) => signInRules.get(actor)),
    changeSaved(setSignInRules, messages.signInRulesSaved, ({ tx, actor, body }) => signInRules.set(tx, actor, body)),
    bindData(security.listDevices, ({ actor }) => devices.listDevices(actor)),
    own(
      changeDone(security.endDevice, messages.deviceEnded, ({ tx, actor, params }) =>
        devices.endDevice(tx, actor, params.id),
      ),
    ),
    own(
      change(security.endOtherDevices, async ({ tx, actor }) => ({
        ended: await devices.endOthers(tx, actor),
        message: messages.deviceEnded,
      })),
    ),

    bindData(listProofs, ({ actor }) => proofs.list(actor)),
    own(
      changeDone(
        sendProofCode,
        'A code is on its way.',
        askFirst(
          ({ actor, params }) => proofs.checkSending(actor, params.kind),
          ({ tx, actor, params }) => proofs.sendCode(tx, actor, params.kind),
        ),
      ),
    ),
    own(
      changeDone(
        proveAddress,
        'This is proven to be yours.',
        askFirst(
          ({ actor, params, body }) => proofs.checkCode(actor, params.kind, body.code),
          ({ tx, actor, params, body }) => proofs.prove(tx, actor, params.kind, body.code),
        ),
      ),
    ),

    bind(security.getDeviceKey, async ({ actor }) => sessions.deviceKeys(actor)),

    bindData(security.getSecondFactor, ({ actor }) => secondFactor.get(actor)),
    own(
      change(
        security.beginSecondFactor,
        askFirst(isSelf, ({ tx }, person) => secondFactor.begin(tx, person)),
      ),
    ),
    own(
      change(security.confirmSecondFactor, async ({ tx, actor, body }) => ({
        recovery_codes: await secondFactor.confirm(tx, actor, body.code),
        message: messages.secondFactorOn,
      })),
    ),
    own(
      change(
        security.renewRecoveryCodes,
        askFirst(isSelf, async ({ tx }, { id }) => ({
          recovery_codes: await secondFactor.renewCodes(tx, id),
          message: messages.recoveryCodesRenewed,
        })),
      ),
    ),
    own(
      changeDone(
        security.endSecondFactor,
        messages.secondFactorOff,
        askFirst(isSelf, ({ tx }, { id }) => secondFactor.end(tx, id)),
      ),
    ),
    bindPublic(security.signInSecondStep, 'code', ({ body, request, reply }) =>
      admitted(request, reply, () => signIns.takeSecondStep(body, visitorOf(request))),
    ),

    bind(security.listPasskeys, ({ actor }) => passkeys.list(actor)),
    own(
      change(
        security.beginPasskey,
        askFirst(
          ({ actor, body }) => passkeys.prepare(actor, body),
          ({ tx, actor }, options) => passkeys.begin(tx, actor, options),
        ),
      ),
    ),
    own(
      changeSaved(
        security.addPasskey,
        messages.passkeyAdded,
        askFirst(
          ({ actor, body }) => passkeys.verify(actor, body),
          ({ tx, body }, row) => passkeys.add(tx, body, row),
        ),
      ),
    ),
    own(
      changeDone(
        security.removePasskey,
        messages.passkeyRemoved,
        askFirst(isSelf, ({ tx, actor, params }) => passkeys.remove(tx, actor, params.id)),
      ),
    ),
    bindPublic(security.beginPasskeySignIn, 'passkey-challenge', ({ request }) =>
      limits.hold('passkey-challenge', { network: request.ip }, () => passkeys.beginSignIn()),
    ),
    bindPublic(security.signInByPasskey, 'code', ({ body, request, reply }) =>
      admitted(request, reply, () => passkeys.signIn(body, visitorOf(request))),
    ),

    bindData(listApiTokens, ({ actor }) => devices.listTokens(actor)),
    own(
      change(
        createApiToken,
        askFirst(
          ({ actor, body }) => devices.checkToken(actor, body),
          async ({ tx, actor, body }) => ({
            ...(await devices.createToken(tx, actor, body)),
            message: messages.tokenMade,
          }),
        ),
      ),
    ),
    own(
      change(
        createPairingCode,
        askFirst(
          ({ actor, body }) => companions.checkPerson(actor, body),
          ({ tx, actor }) => companions.createCode(tx, actor),
        ),
      ),
    ),
    bindPublic(pairCompanion, 'code', ({ body, request }) =>
      limits.hold('code', { network: request.ip }, () => companions.pair(body)),
    ),
    own(
      changeDone(endApiToken, messages.tokenEnded, ({ tx, actor, params }) => devices.endToken(tx, actor, params.id)),
    ),
  ]
}
