import { getNews, listNews } from '@peshi/contract/office/news'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { usePage } from '../../platform/api/use-data.ts'

export const perPage = 20

export const useNews = (page: number) => usePage(['news', 'list', page], listNews, { query: { page, perPage } })

export const useNewsItem = (id: number) =>
  useQuery({ queryKey: ['news', 'one', id], queryFn: () => callApi(getNews, { params: { id } }) })
