import { type AuditEntry, auditPeople, exportAudit, listAudit } from '@peshi/contract/chamber/audit'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callApi, fetchFile } from '../../platform/api/call-api.ts'
import { useData } from '../../platform/api/use-data.ts'
import type { AuditSearch } from './audit.search.ts'

const key = ['audit'] as const

const toQuery = ({ person, matter, group, from, to }: AuditSearch) => ({
  person_id: person,
  matter_id: matter,
  group,
  from,
  to,
})

export const useAudit = (search: AuditSearch) =>
  useInfiniteQuery({
    queryKey: [...key, 'list', toQuery(search)],
    queryFn: ({ pageParam }) =>
      callApi(listAudit, {
        query: { ...toQuery(search), ...(pageParam && { before: pageParam.at, before_id: pageParam._id }) },
      }),
    initialPageParam: null as Pick<AuditEntry, 'at' | '_id'> | null,
    getNextPageParam: ({ data, meta }) => (meta.has_more ? data.at(-1) : undefined),
    placeholderData: keepPreviousData,
  })

export const useAuditPeople = () => useData([...key, 'people'], auditPeople)

export const fetchAuditFile = (search: AuditSearch): Promise<File> => fetchFile(exportAudit, { query: toQuery(search) })
