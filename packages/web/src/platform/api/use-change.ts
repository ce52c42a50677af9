import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** A change at the server. Then, or if somebody else changed the record meanwhile, the queries under these keys are loaded again. */
export function useChange<Input = void, Reply = unknown>(
  mutationFn: (input: Input) => Promise<Reply>,
  keys: readonly QueryKey[],
  onDone?: (reply: Reply, input: Input) => void,
) {
  const client = useQueryClient()
  const forget = () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  return useMutation({
    mutationFn,
    onSuccess: (reply, input) => {
      onDone?.(reply, input)
      return forget()
    },
    onError: (error) => (error instanceof ApiError && error.changed ? forget() : undefined),
  })
}
