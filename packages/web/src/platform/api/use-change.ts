import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

/** A change at the server, after which the queries under these keys are loaded again. */
export function useChange<Input = void, Reply = unknown>(
  mutationFn: (input: Input) => Promise<Reply>,
  keys: readonly QueryKey[],
  onDone?: (reply: Reply, input: Input) => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (reply, input) => {
      onDone?.(reply, input)
      return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
  })
}
