import * as contract from '@peshi/contract/papers/drafts'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { DraftTemplateId, MatterId } from '@peshi/contract/platform/ids'
import { keepPreviousData } from '@tanstack/react-query'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'
import { keyOfFile, sendFile, uploadCalls } from '../../platform/uploads/send-file.ts'

export type Asked = NonNullable<InputOf<typeof contract.makeDraft>['body']>

const templatesKey = ['drafts', 'templates'] as const

export const useDraftTemplates = () => useData(templatesKey, contract.listDraftTemplates)

export const useStart = (asked: Asked) =>
  useData(['drafts', 'start', asked], contract.startDraft, { body: asked }, { gcTime: 0, retry: false })

export const usePreview = (asked: Asked) =>
  useData(
    ['drafts', 'preview', asked],
    contract.previewDraft,
    { body: asked },
    {
      gcTime: 0,
      retry: false,
      placeholderData: keepPreviousData,
    },
  )

export const useMake = (id: MatterId) =>
  useChange(
    (asked: Asked) => callApi(contract.makeDraft, { body: asked }),
    [
      ['drafts', 'start'],
      ['documents', id],
    ],
  )

export const useDraftTemplate = (id: DraftTemplateId, matter_id: MatterId | undefined) =>
  useData(['drafts', 'template', id, matter_id], contract.getDraftTemplate, {
    params: { id },
    query: matter_id ? { matter_id } : {},
  })

const upload = (file: File) =>
  sendFile(uploadCalls, file, keyOfFile('draft template', file), { signal: new AbortController().signal })

export const useAddTemplate = () =>
  useChange(
    async ({ file, ...rest }: { file: File; name: string; language: contract.DraftLanguage }) =>
      callApi(contract.addDraftTemplate, { body: { ...rest, upload_id: await upload(file) } }),
    [templatesKey],
  )

export const useRenewTemplate = () =>
  useChange(
    async ({ id, file, version }: { id: DraftTemplateId; file: File } & SentVersion) =>
      callApi(contract.renewDraftTemplate, { params: { id }, body: { upload_id: await upload(file), version } }),
    [['drafts']],
  )

export const useRemoveTemplate = () =>
  useChange(
    ({ id, version }: { id: DraftTemplateId } & SentVersion) =>
      callApi(contract.removeDraftTemplate, { params: { id }, body: { version } }),
    [templatesKey],
  )
