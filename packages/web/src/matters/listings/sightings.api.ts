import { confirmSighting, dismissSighting, getSighting, listSightings } from '@peshi/contract/matters/sightings'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'

const sightingsKey = ['sightings'] as const
const changed = [sightingsKey, ['cause-lists'], ['hearings'], ['today'], ['calls']]

export const useSightings = () => useData(sightingsKey, listSightings)

export const useSighting = (id: string) => useData([...sightingsKey, id], getSighting, { params: { id } })

type Place = NonNullable<InputOf<typeof confirmSighting>['body']>

export const useConfirm = (id: string) =>
  useChange((body: Place) => callApi(confirmSighting, { params: { id }, body }), changed)
export const useDismiss = (id: string) =>
  useChange((is_dismissed: boolean) => callApi(dismissSighting, { params: { id }, body: { is_dismissed } }), changed)
