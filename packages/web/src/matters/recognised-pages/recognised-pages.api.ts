import { pagesOfWords, type RecognisedWords, type Recognition } from '@peshi/contract/matters/recognised-pages'
import { type QueryKey, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'

/** The recognised pages of an order or document. */
export interface RecognitionSource {
  key: QueryKey
  load(wordsFrom?: number): Promise<Recognition>
  /** Data that depends on the text. */
  follows: QueryKey
  /** Until the text is read, nobody knows which pages are pictures. */
  isRead: boolean
}

const pollMs = 5000

const recognitionQuery = ({ key, load, isRead }: RecognitionSource) =>
  queryOptions<Recognition>({
    queryKey: [...key, 'pages'],
    queryFn: () => load(),
    staleTime: 60_000,
    refetchInterval: ({ state }) => (!isRead || (state.data?.waiting.length ?? 0) > 0 ? pollMs : false),
  })

const noSource = queryOptions<Recognition>({ queryKey: ['recognition', 'none'], queryFn: skipToken })

export function useRecognition(source: RecognitionSource | undefined) {
  const client = useQueryClient()
  const { data } = useQuery(source ? recognitionQuery(source) : noSource)
  const latest = useRef(source)
  latest.current = source

  const findWords = useCallback(
    async (page: number): Promise<RecognisedWords | null> => {
      if (!latest.current) return null
      const { key, load } = latest.current
      const { pages } = await client.fetchQuery(recognitionQuery(latest.current))
      if (!pages.some((one) => one.page === page && one.problem === null)) return null
      const from = page - ((page - 1) % pagesOfWords)
      const { words } = await client.fetchQuery({
        queryKey: [...key, 'words', pages.length, from],
        queryFn: () => load(from),
        staleTime: Number.POSITIVE_INFINITY,
      })
      return words.find((one) => one.page === page) ?? null
    },
    [client],
  )

  const [finished, setFinished] = useState(0)
  const wasWaiting = useRef(false)
  const isWaiting = (data?.waiting.length ?? 0) > 0
  useEffect(() => {
    if (wasWaiting.current && !isWaiting && latest.current) {
      setFinished((times) => times + 1)
      void client.invalidateQueries({ queryKey: latest.current.follows })
    }
    wasWaiting.current = isWaiting
  }, [client, isWaiting])

  return { data, findWords, finished }
}
