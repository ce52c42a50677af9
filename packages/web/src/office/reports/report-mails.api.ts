import { createReportMail, listReportMails, removeReportMail } from '@peshi/contract/office/report-mails'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { ReportMailId } from '@peshi/contract/platform/ids'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'

const key = ['report-mails'] as const

export const useReportMails = () => useQuery({ queryKey: key, queryFn: () => callApi(listReportMails) })

export type NewReportMail = NonNullable<InputOf<typeof createReportMail>['body']>

export const useCreateReportMail = () => useChange((body: NewReportMail) => callApi(createReportMail, { body }), [key])

export const useRemoveReportMail = () =>
  useChange((id: ReportMailId) => callApi(removeReportMail, { params: { id } }), [key])
