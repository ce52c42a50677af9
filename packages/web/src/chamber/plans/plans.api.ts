import { checkPlanPayment, listPlanPayments, pay, planInvoice } from '@peshi/contract/chamber/payments'
import { saveBilling, userPlans } from '@peshi/contract/chamber/plans'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { PlanPaymentId } from '@peshi/contract/platform/ids'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, fetchFile, type SentVersion } from '../../platform/api/call-api.ts'
import { personKey } from '../../platform/api/query-client.ts'
import { useData } from '../../platform/api/use-data.ts'

const plansKey = ['plans'] as const
const paymentsKey = ['plan-payments'] as const

export const usePlans = () => useQuery({ queryKey: plansKey, queryFn: () => callApi(userPlans) })

export const usePlanPayments = () => useData(paymentsKey, listPlanPayments)

export const usePay = () =>
  useMutation({
    mutationFn: async (planId: string) => {
      const { payment_link } = await callApi(pay, { body: { plan_id: planId } })
      window.location.assign(payment_link)
      await new Promise((resolve) => setTimeout(resolve, 10_000))
    },
  })

export function useCheckPayment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: PlanPaymentId) => (await callApi(checkPlanPayment, { params: { id } })).data,
    onSuccess: async ({ state }) => {
      if (state === 'paid') await client.invalidateQueries({ queryKey: personKey })
      await Promise.all([plansKey, paymentsKey].map((queryKey) => client.invalidateQueries({ queryKey })))
    },
  })
}

export const changedByBilling = [plansKey]

export const sendBilling = (body: BodyOf<typeof saveBilling> & SentVersion) => callApi(saveBilling, { body })

export const fetchInvoice = (id: PlanPaymentId) => fetchFile(planInvoice, { params: { id } })
