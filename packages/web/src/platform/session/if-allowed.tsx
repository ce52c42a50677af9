import type { Endpoint } from '@peshi/contract/platform/endpoint'
import type { ReactNode } from 'react'
import { useMayCall } from './use-session.ts'

/** Shows an action only to people who may make its call. */
export function IfAllowed({ call, children }: { call: Pick<Endpoint, 'can'>; children: ReactNode }) {
  return useMayCall()(call) ? children : null
}
