import { GatewayDown } from '../../platform/errors.ts'
import type { Config } from '../../platform/process/config.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createRazorpay } from './razorpay-gateway.ts'

const nobody = async () => {
  throw new GatewayDown('Nothing is sold here')
}
const noGateway: PaymentGateway = { create: nobody, find: nobody, findByReference: nobody, cancel: nobody }

export const openGateway = ({ plans }: Pick<Config, 'plans'>): PaymentGateway =>
  plans ? createRazorpay(plans.gateway) : noGateway
