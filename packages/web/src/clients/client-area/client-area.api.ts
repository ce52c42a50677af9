import * as contract from '@peshi/contract/clients/client-area'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useMutation } from '@tanstack/react-query'
import { enter } from '../../chamber/account/account.api.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'

const key = ['client-area'] as const
/** Milliseconds between two requests. Clients receive no live events. */
const again = 60_000

export const useSharedMatters = () =>
  useData([...key, 'list'], contract.listSharedMatters, {}, { refetchInterval: again })

export const useSharedMatter = (id: MatterId) =>
  useData([...key, 'matter', id], contract.getSharedMatter, { params: { id } }, { refetchInterval: again })

export const useWriteToChamber = (id: MatterId) =>
  useChange((text: string) => callApi(contract.writeToChamber, { params: { id }, body: { text } }), [key])

export const noteOpened = (id: MatterId, kind: 'order' | 'document', subject_id: string) =>
  callApi(contract.openSharedFile, { params: { id }, body: { kind, subject_id } }).catch((error: unknown) =>
    console.warn(`Opening the file could not be recorded: ${String(error)}`),
  )

export const useAskForLink = () =>
  useMutation({ mutationFn: (name: string) => callApi(contract.askForLink, { body: { name } }) })

export const useEnterByLink = () =>
  useMutation({ mutationFn: async (token: string) => enter(await callApi(contract.enterByLink, { body: { token } })) })
