import { GatewayDown } from '../../platform/errors.ts'
import type { Config } from '../../platform/process/config.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createRazorpay } from './razorpay-gateway.ts'

const nobody = async () => {
  throw new GatewayDown('Nothing is sold here')
}
const noGateway: PaymentGateway = { create: nobody, find: nobody, findByReference: nobody, cancel: nobody }

/** The gateway of the settings; the demo’s is the sandbox, in the same shape. */
export const openGateway = ({ plans }: Pick<Config, 'plans'>): PaymentGateway =>
  plans ? createRazorpay(plans.gateway) : noGateway
