import { createReportMail, listReportMails, removeReportMail } from '@peshi/contract/office/report-mails'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { ReportMailId } from '@peshi/contract/platform/ids'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'

const key = ['report-mails'] as const

export const useReportMails = () => useQuery({ queryKey: key, queryFn: () => callApi(listReportMails) })

export type NewReportMail = NonNullable<InputOf<typeof createReportMail>['body']>

export function useCreateReportMail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewReportMail) => callApi(createReportMail, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
}

export function useRemoveReportMail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: ReportMailId) => callApi(removeReportMail, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
}
