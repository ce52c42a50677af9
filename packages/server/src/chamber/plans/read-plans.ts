import { z } from 'zod'
import type { SettingsReader } from '../../platform/process/settings-reader.ts'
import { demoPlans } from './demo-plans.ts'
import { type PlanSettings, plansOf } from './plan-settings.ts'

declare module '../../platform/process/config.ts' {
  interface Config {
    plans: PlanSettings | null
  }
}

type Reader = Pick<SettingsReader, 'text' | 'problem'>

const keys = ['PESHI_RAZORPAY_KEY_ID', 'PESHI_RAZORPAY_KEY_SECRET', 'PESHI_RAZORPAY_WEBHOOK_SECRET'] as const

export function readPlans(read: Reader, sandboxUrl: string | null): PlanSettings | null {
  const text = read.text('PESHI_PLANS')
  if (sandboxUrl !== null) {
    for (const name of ['PESHI_PLANS', ...keys])
      if (read.text(name)) read.problem(name, 'only production sells plans; the demo has its own. Leave it out')
    return demoPlans(sandboxUrl)
  }
  const [keyId, keySecret, webhookSecret] = keys.map((name) => read.text(name))
  if (!text) {
    if (keyId || keySecret || webhookSecret) read.problem('PESHI_PLANS', 'there is a gateway, and nothing to be sold')
    return null
  }
  for (const name of keys)
    if (!read.text(name)) read.problem(name, 'plans are paid through Razorpay: set its three keys')
  try {
    const gateway = {
      baseUrl: 'https://api.razorpay.com/v1/',
      isSandbox: false,
      keyId: keyId ?? '',
      keySecret: keySecret ?? '',
      webhookSecret: webhookSecret ?? '',
    }
    return { ...plansOf(JSON.parse(text)), gateway, isDemo: false }
  } catch (error) {
    read.problem('PESHI_PLANS', whatIsWrong(error))
    return null
  }
}

function whatIsWrong(error: unknown): string {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`).join('; ')
  return error instanceof Error ? error.message : String(error)
}
