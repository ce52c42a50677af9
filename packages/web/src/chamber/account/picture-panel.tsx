import { Avatar, Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { pictureTypes } from '@peshi/contract/chamber/account'
import type { UserData } from '@peshi/contract/platform/person'
import { useRef, useState } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { initialsOf } from '../../platform/ui/initials.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone, toastError, toastThen } from '../../platform/ui/toast.tsx'
import { useRemovePicture, useUploadPicture } from './account.api.ts'
import { CropPicture } from './crop-picture.tsx'

export function PicturePanel({ person }: { person: UserData }) {
  const { t } = useTranslation('security')
  const upload = useUploadPicture()
  const remove = useRemovePicture()
  const [file, setFile] = useState<File | null>(null)
  const { picture } = person.extras
  const forget = useRef<() => void>(null)
  const close = () => {
    setFile(null)
    forget.current?.()
  }
  const refuse = () => {
    close()
    toastError(new ApiError(t('picture.unreadable'), { status: 0, code: 'not-a-picture' }))
  }
  const choose = (chosen: File | null) => {
    if (chosen && !pictureTypes.some((type) => type === chosen.type)) refuse()
    else setFile(chosen)
  }
  const save = (blob: Blob) => upload.mutate(blob, { onSuccess: toastThen(t('picture.saved'), close) })
  return (
    <Panel title={t('picture.title')}>
      <Group wrap="nowrap" gap="lg">
        <Avatar src={picture} alt={picture ? t('picture.of', { name: person.name }) : ''} size={88} radius="50%">
          {initialsOf(person.name)}
        </Avatar>
        <Stack gap="sm">
          <Text c="dimmed">{t('picture.text')}</Text>
          <Group gap="xs">
            <FileButton accept={pictureTypes.join(',')} onChange={choose} resetRef={forget}>
              {(props) => (
                <Button {...props} variant="default">
                  {t(picture ? 'picture.change' : 'picture.choose')}
                </Button>
              )}
            </FileButton>
            {picture && (
              <Button
                variant="subtle"
                color="red"
                loading={remove.isPending}
                onClick={() => remove.mutate(undefined, { onSuccess: () => toastDone(t('picture.removed')) })}
              >
                {t('picture.remove')}
              </Button>
            )}
          </Group>
        </Stack>
      </Group>
      {file && (
        <CropPicture file={file} isPending={upload.isPending} onCrop={save} onUnreadable={refuse} onClose={close} />
      )}
    </Panel>
  )
}
