import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'

type Kind = 'firs' | 'appeals' | 'caveats'

export function useForget(kind: Kind) {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [[kind], ['due-checks'], ['clocks'], ['matters'], ['activity']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}

export const useChange = <Input, Reply>(kind: Kind, mutationFn: (input: Input) => Promise<Reply>) =>
  useMutation({ mutationFn, onSuccess: useForget(kind) })

export function useDelete(
  kind: Kind,
  remove: (ids: string[]) => Promise<{ data: { ids: string[] } }>,
  restore: (ids: string[]) => Promise<unknown>,
  words?: Record<'deleted' | 'restored', string>,
) {
  const { t } = useTranslation('trackers')
  const forget = useForget(kind)
  return (ids: string[]) =>
    remove(ids).then(async ({ data }) => {
      await forget()
      const back = () =>
        restore(data.ids).then(async () => {
          await forget()
          toastDone(words?.restored ?? t('done.restored'))
        }, toastError)
      toastDone(words?.deleted ?? t('done.deleted'), { label: t('undo'), run: back })
    }, toastError)
}
