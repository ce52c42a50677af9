import * as contract from '@peshi/contract/operations/first-run'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../platform/api/api-error.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { isTemporary } from '../../platform/api/query-client.ts'
import { useData } from '../../platform/api/use-data.ts'

const askEveryMs = 1500

export type Outcome = { kind: 'waiting' } | { kind: 'restored' } | { kind: 'ended'; problem: string | null }

export const useFirstRun = (link: string) =>
  useData(['first-run', link], contract.getFirstRun, { body: { link } }, { retry: false })

/** Asks until the restore has ended. Peshi does not answer meanwhile. */
export const useOutcome = (link: string, before: contract.FirstRun, isAsked: boolean) =>
  useQuery({
    queryKey: ['first-run', link, 'outcome', before.last?.at ?? ''],
    enabled: isAsked,
    retry: false,
    refetchInterval: ({ state: { data } }) => (data && data.kind !== 'waiting' ? false : askEveryMs),
    queryFn: async (): Promise<Outcome> => {
      try {
        const { last } = (await callApi(contract.getFirstRun, { body: { link } })).data
        if (!last || last.at === before.last?.at) return { kind: 'waiting' }
        return { kind: 'ended', problem: last.problem }
      } catch (error) {
        if (error instanceof ApiError && error.code === 'first-run-over') return { kind: 'restored' }
        if (isTemporary(error)) return { kind: 'waiting' }
        throw error
      }
    },
  })

interface Chosen {
  name: string | null
  file: File | null
  onSent(bytes: number): void
}

export const useRestore = (link: string) =>
  useMutation({
    mutationFn: async ({ name, file, onSent }: Chosen) => {
      if (file) await sendBackup(link, file, onSent)
      await callApi(contract.restoreBackup, { body: { link, name: file ? null : name } })
    },
  })

const triesOfPart = 5

async function sendBackup(link: string, file: File, onSent: (bytes: number) => void): Promise<void> {
  for (let offset = 0; offset < file.size; ) {
    const part = file.slice(offset, offset + contract.partBytes, 'application/octet-stream')
    offset = await sendPart(link, offset, part)
    onSent(offset)
  }
}

/** Sends a part again if the connection broke. If the part had arrived, the server says where to go on. */
async function sendPart(link: string, offset: number, part: Blob): Promise<number> {
  for (let tries = 1; ; tries++) {
    try {
      const { data } = await callApi(contract.sendBackupPart, { query: { offset }, body: part }, { bearer: link })
      return data.received
    } catch (error) {
      if (!isTemporary(error) || tries === triesOfPart) throw error
      await new Promise((resolve) => setTimeout(resolve, 1000 * tries))
      const { received } = (
        await callApi(contract.getFirstRun, { body: { link } }).catch(() => ({ data: { received: offset } }))
      ).data
      if (received === offset + part.size) return received
    }
  }
}
