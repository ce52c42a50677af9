import { getRetention, type Retention, setRetention } from '@peshi/contract/platform/retention'
import { callApi } from '../api/call-api.ts'
import { usePage } from '../api/use-data.ts'

const key = ['retention'] as const

export const useRetention = (asked: Retention | null) => usePage([...key, asked], getRetention, { query: asked ?? {} })

export const changedByRetention = [key]

export const sendRetention = (body: Partial<Retention> & { version: number | undefined }) =>
  callApi(setRetention, { body })
