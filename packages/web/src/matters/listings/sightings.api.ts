import { confirmSighting, dismissSighting, getSighting, listSightings } from '@peshi/contract/matters/sightings'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'

const sightingsKey = ['sightings'] as const
const changed = [sightingsKey, ['cause-lists'], ['hearings'], ['today'], ['calls']]

export const useSightings = () =>
  useQuery({ queryKey: sightingsKey, queryFn: async () => (await callApi(listSightings)).data })

export const useSighting = (id: string) =>
  useQuery({
    queryKey: [...sightingsKey, id],
    queryFn: async () => (await callApi(getSighting, { params: { id } })).data,
  })

type Place = NonNullable<InputOf<typeof confirmSighting>['body']>

export const useConfirm = (id: string) =>
  useChange((body: Place) => callApi(confirmSighting, { params: { id }, body }), changed)
export const useDismiss = (id: string) =>
  useChange((is_dismissed: boolean) => callApi(dismissSighting, { params: { id }, body: { is_dismissed } }), changed)
