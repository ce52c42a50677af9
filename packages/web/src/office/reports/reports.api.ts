import type { ReportKind } from '@peshi/contract/office/report-kinds'
import { exportReport, getReport, listReport } from '@peshi/contract/office/reports'
import { useQuery } from '@tanstack/react-query'
import { callApi, fetchFile } from '../../platform/api/call-api.ts'
import { useData } from '../../platform/api/use-data.ts'
import type { ExportType } from '../../platform/ui/export-menu.tsx'
import { type ReportSearch, usualReport } from './reports.search.ts'

const key = ['reports'] as const

export const kindOf = ({ report = usualReport }: ReportSearch): ReportKind => report

const toQuery = ({ from, to, court, person }: ReportSearch) => ({ from, to, court, person })

export const useReportList = () => useData([...key, 'list'], listReport)

export const useReport = (search: ReportSearch) =>
  useQuery({
    queryKey: [...key, kindOf(search), toQuery(search)],
    queryFn: async () =>
      (await callApi(getReport, { params: { report: kindOf(search) }, query: toQuery(search) })).data,
    placeholderData: (before) => (before?.report === kindOf(search) ? before : undefined),
  })

export const fetchReportFile = (search: ReportSearch, type: ExportType): Promise<File> =>
  fetchFile(exportReport, { params: { report: kindOf(search) }, query: { ...toQuery(search), type } })
