import { getNews, listNews } from '@peshi/contract/office/news'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'

export const perPage = 20

export const useNews = (page: number) =>
  useQuery({
    queryKey: ['news', 'list', page],
    queryFn: () => callApi(listNews, { query: { page, perPage } }),
    placeholderData: keepPreviousData,
  })

export const useNewsItem = (id: number) =>
  useQuery({ queryKey: ['news', 'one', id], queryFn: () => callApi(getNews, { params: { id } }) })
