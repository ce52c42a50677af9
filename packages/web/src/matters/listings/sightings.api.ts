import { confirmSighting, dismissSighting, getSighting, listSightings } from '@peshi/contract/matters/sightings'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'

const sightingsKey = ['sightings'] as const

export const useSightings = () =>
  useQuery({ queryKey: sightingsKey, queryFn: async () => (await callApi(listSightings)).data })

export const useSighting = (id: string) =>
  useQuery({
    queryKey: [...sightingsKey, id],
    queryFn: async () => (await callApi(getSighting, { params: { id } })).data,
  })

function useDecision<Input>(decide: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: decide,
    onSuccess: () =>
      Promise.all(
        [sightingsKey, ['cause-lists'], ['hearings'], ['today'], ['calls']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

type Place = NonNullable<InputOf<typeof confirmSighting>['body']>

export const useConfirm = (id: string) =>
  useDecision((body: Place) => callApi(confirmSighting, { params: { id }, body }))
export const useDismiss = (id: string) =>
  useDecision((is_dismissed: boolean) => callApi(dismissSighting, { params: { id }, body: { is_dismissed } }))
