import type { Document } from '@peshi/contract/matters/documents'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { keyOfFile, sendFile, uploadCalls } from '../../platform/uploads/send-file.ts'
import { ownerOf, useAddVersion } from './documents.api.ts'

export function useNewVersion(document: Pick<Document, '_id' | 'matter_id' | 'client_id' | 'version'>) {
  const { t } = useTranslation('documents')
  const add = useAddVersion(ownerOf(document))
  const [isSending, setSending] = useState(false)
  const send = async (file: File | null) => {
    if (!file) return
    setSending(true)
    try {
      const { signal } = new AbortController()
      const upload_id = await sendFile(uploadCalls, file, keyOfFile(`version ${document._id}`, file), { signal })
      await add.mutateAsync({ id: document._id, upload_id, version: document.version })
      toastDone(t('done.saved'))
    } catch (error) {
      toastError(error)
    } finally {
      setSending(false)
    }
  }
  return { send, isSending }
}
