import * as contract from '@peshi/contract/chamber/notifications'
import type { MatterId, NotificationId } from '@peshi/contract/platform/ids'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useData } from '../../platform/api/use-data.ts'

const key = ['notifications'] as const
const perPage = 25

export const useNotifications = (unread: boolean) =>
  useInfiniteQuery({
    queryKey: [...key, 'list', unread],
    queryFn: ({ pageParam }) =>
      callApi(contract.listNotifications, {
        query: { page: pageParam, perPage, ...(unread && { unread: 'true' as const }) },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.perPage < meta.total ? meta.page + 1 : undefined),
  })

const inMenu = 10

export const useNewestNotifications = () =>
  useData([...key, 'newest'], contract.listNotifications, { query: { perPage: inMenu } })

export const useUnreadCount = (mayRead: boolean) =>
  useQuery({
    enabled: mayRead,
    queryKey: [...key, 'unread'],
    queryFn: async () =>
      (await callApi(contract.listNotifications, { query: { perPage: 1, unread: 'true' } })).meta.unread,
  })

export function useReadNotifications() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: key })
  const all = useMutation({
    mutationFn: () => callApi(contract.readAllNotifications),
    retry: false,
    onSuccess,
  })
  const one = useMutation({
    mutationFn: async (id: NotificationId) => (await callApi(contract.openNotification, { params: { id } })).data,
    retry: false,
    onSuccess,
  })
  return { all, one }
}

export const useAlertChoice = (id: MatterId) =>
  useQuery({
    queryKey: [...key, 'choice', id],
    queryFn: async () => (await callApi(contract.getAlertChoice, { params: { id } })).data.choice,
  })

export function useSetAlertChoice(id: MatterId) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choice: contract.AlertChoice | null) =>
      callApi(contract.setAlertChoice, { params: { id }, body: { choice } }),
    onSuccess: ({ data }) => client.setQueryData([...key, 'choice', id], data.choice),
  })
}
