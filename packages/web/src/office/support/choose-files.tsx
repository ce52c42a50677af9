import { Button, FileButton, Group } from '@mantine/core'
import type { UploadId } from '@peshi/contract/platform/ids'
import { IconPaperclip } from '@tabler/icons-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Words } from '../../platform/ui/words.tsx'
import { keyOfFile, sendFile, type UploadCalls } from '../../platform/uploads/send-file.ts'
import classes from './support.module.css'

const most = 5

export function ChooseFiles({ files, onChange }: { files: File[]; onChange(files: File[]): void }) {
  const { t } = useTranslation('support')
  return (
    <Group gap="xs">
      <FileButton multiple onChange={(chosen) => onChange(chosen.slice(0, most))}>
        {(props) => (
          <Button {...props} variant="default" size="compact-md" leftSection={<IconPaperclip size={16} />}>
            {t('attach')}
          </Button>
        )}
      </FileButton>
      <span className={classes.quiet}>
        {files.map(({ name }) => (
          <span key={name}>
            <Words>{name}</Words>{' '}
          </span>
        ))}
      </span>
    </Group>
  )
}

export type FileCalls = Omit<UploadCalls, 'cancel'>

export async function sendFiles(calls: FileCalls, files: readonly File[], place: string): Promise<UploadId[]> {
  const { signal } = new AbortController()
  const sent: UploadId[] = []
  for (const file of files) sent.push(await sendFile(calls, file, keyOfFile(`support ${place}`, file), { signal }))
  return sent
}
