import { Button, FileButton } from '@mantine/core'
import type { UploadId } from '@peshi/contract/platform/ids'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { keyOfFile, sendFile, uploadCalls } from '../../platform/uploads/send-file.ts'

interface Props {
  label: string
  done: string
  /** Names what the files belong to, so that an interrupted upload continues. */
  of: string
  isMultiple?: boolean
  keep(id: UploadId): Promise<unknown>
}

export function SendFiles({ label, done, of, isMultiple = false, keep }: Props) {
  const [isSending, setSending] = useState(false)

  async function send(files: File[]) {
    if (files.length === 0) return
    setSending(true)
    try {
      const { signal } = new AbortController()
      for (const file of files) await keep(await sendFile(uploadCalls, file, keyOfFile(of, file), { signal }))
      toastDone(done)
    } catch (error) {
      toastError(error)
    } finally {
      setSending(false)
    }
  }

  return (
    <FileButton multiple={isMultiple} onChange={(picked: File | File[] | null) => send(picked ? [picked].flat() : [])}>
      {(props) => (
        <Button {...props} variant="default" leftSection={<IconUpload size={16} />} loading={isSending}>
          {label}
        </Button>
      )}
    </FileButton>
  )
}
