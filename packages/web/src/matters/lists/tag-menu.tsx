import { Button, Menu, TextInput } from '@mantine/core'
import type { TagId } from '@peshi/contract/platform/ids'
import { IconPlus, IconTag, IconTags } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { openOverlay } from '../../platform/actions/overlays.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './lists.module.css'
import { useCreateTag, useTags } from './tags.api.ts'
import { manageTags } from './tags-overlay.ts'

interface Props {
  isBusy: boolean
  onTag(id: TagId): void
  onUntag(id: TagId): void
}

export function TagMenu({ isBusy, onTag, onUntag }: Props) {
  const { t } = useTranslation('lists')
  const { data: tags = [] } = useTags()
  const create = useCreateTag()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    create.mutateAsync(name).then(({ _id }) => {
      setName('')
      setOpen(false)
      onTag(_id)
    }, toastError)
  }
  return (
    <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <Button variant="default" size="compact-md" leftSection={<IconTag size={16} />} disabled={isBusy}>
          {t('bulk.tag')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.long}>
        <form onSubmit={submit} className={classes.newTag}>
          <TextInput
            size="xs"
            aria-label={t('tags.new')}
            placeholder={t('tags.new')}
            maxLength={40}
            leftSection={<IconPlus size={14} />}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </form>
        {tags.length > 0 ? (
          <>
            <Menu.Item leftSection={<IconTags size={14} />} onClick={() => openOverlay(manageTags)}>
              {t('tags.manage')}
            </Menu.Item>
            <Menu.Divider />
          </>
        ) : null}
        {tags.map((tag) => (
          <Menu.Item key={tag._id} onClick={() => onTag(tag._id)}>
            <Words>{tag.name}</Words>
          </Menu.Item>
        ))}
        {tags.length > 0 ? <Menu.Label>{t('bulk.untag')}</Menu.Label> : null}
        {tags.map((tag) => (
          <Menu.Item key={tag._id} color="red" onClick={() => onUntag(tag._id)}>
            <Words>{tag.name}</Words>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
