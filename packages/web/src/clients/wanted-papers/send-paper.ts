import { beginPaper, type PapersForClient, savePaper, sendPaperPart } from '@peshi/contract/clients/wanted-papers'
import type { WantedPaperId } from '@peshi/contract/platform/ids'
import { callApi, newKey } from '../../platform/api/call-api.ts'
import { isTemporary, type SendOptions, sendFile, uploadCalls, waitOrOnline } from '../../platform/uploads/send-file.ts'

const partSilenceMs = 45_000
const pauseMs = 3000

/** Uploads a PDF in parts and files it. Goes on by itself when the network is back. */
export async function sendPaper(
  bearer: string,
  paper_id: WantedPaperId,
  file: Blob,
  { onSent, onWaiting }: Pick<SendOptions, 'onSent' | 'onWaiting'>,
): Promise<PapersForClient> {
  const { signal } = new AbortController()
  const calls = {
    ...uploadCalls,
    begin: async ({ key, size }: { key: string; size: number }) =>
      (await callApi(beginPaper, { body: { paper_id, key, size } }, { bearer })).data,
    send: async (id: Parameters<typeof uploadCalls.send>[0], offset: number, part: Blob) => {
      const input = { params: { id }, query: { offset }, body: part }
      return (await callApi(sendPaperPart, input, { bearer, silenceMs: partSilenceMs })).data
    },
  }
  const named = new File([file], 'paper.pdf')
  const upload_id = await sendFile(calls, named, newKey(), {
    signal,
    ...(onSent && { onSent }),
    ...(onWaiting && { onWaiting }),
  })
  for (;;) {
    try {
      return (await callApi(savePaper, { body: { paper_id, upload_id } }, { bearer })).data
    } catch (error) {
      if (!isTemporary(error)) throw error
      onWaiting?.(true)
      await waitOrOnline(pauseMs, signal)
    }
  }
}
