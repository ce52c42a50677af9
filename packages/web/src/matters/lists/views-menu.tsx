import { Button, Checkbox, Menu, TextInput } from '@mantine/core'
import type { SavedView, ViewList, ViewState } from '@peshi/contract/matters/views'
import { IconBookmark, IconDeviceFloppy, IconTrash, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useDraft } from '../../platform/device/use-draft.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastDone, toastError, toastThen } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './lists.module.css'
import { useDeleteView, useSaveView, useViews } from './views.api.ts'

interface Props {
  list: ViewList
  state: ViewState
  onOpen(state: ViewState): void
}

const isSame = (a: ViewState, b: ViewState) =>
  JSON.stringify(Object.entries(a).toSorted()) === JSON.stringify(Object.entries(b).toSorted())

export function ViewsMenu({ list, state, onOpen }: Props) {
  const { t } = useTranslation('lists')
  const { data: views = [] } = useViews(list)
  const [isNaming, setNaming] = useState(false)
  const remove = useDeleteView(list)
  const current = views.find((view) => isSame(view.state, state))
  const [own, shared] = [views.filter(({ is_own }) => is_own), views.filter(({ is_own }) => !is_own)]

  const entry = (view: SavedView) => (
    <Menu.Item
      key={view._id}
      fw={view === current ? 600 : undefined}
      aria-current={view === current || undefined}
      leftSection={view.is_shared ? <IconUsers size={16} /> : <IconBookmark size={16} />}
      onClick={() => onOpen(view.state)}
    >
      <Words>{view.name}</Words>
      {view.is_own ? null : (
        <span className="small">
          {' '}
          <Words>{view.created_by}</Words>
        </span>
      )}
    </Menu.Item>
  )

  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark size={16} />}>
            <span className={classes.viewName}>{current ? <Words>{current.name}</Words> : t('views.title')}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {own.map(entry)}
          {shared.length > 0 ? <Menu.Label>{t('views.shared')}</Menu.Label> : null}
          {shared.map(entry)}
          {views.length > 0 ? <Menu.Divider /> : null}
          <Menu.Item leftSection={<IconDeviceFloppy size={16} />} onClick={() => setNaming(true)}>
            {t('views.save')}
          </Menu.Item>
          {current?.is_own ? (
            <Menu.Item
              data-sends
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={() =>
                remove.mutateAsync(current).then(({ message }) => toastDone(message ?? t('views.removed')), toastError)
              }
            >
              {t('views.remove', { name: current.name })}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {isNaming ? (
        <NameView
          list={list}
          state={state}
          own={own}
          known={current?.is_own ? current : null}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  )
}

interface NameProps {
  list: ViewList
  state: ViewState
  own: readonly SavedView[]
  known: SavedView | null
  onClose(): void
}

function NameView({ list, state, own, known, onClose }: NameProps) {
  const { t } = useTranslation('lists')
  const save = useSaveView(list)
  const { fieldOf, value, change, dropAnd, dialog } = useDraft('view', `${list} ${known?._id ?? 'new'}`, () => ({
    name: known?.name ?? '',
    is_shared: known?.is_shared ?? false,
  }))
  const close = dropAnd(onClose)
  const submit = () => {
    // A view of the same name is overwritten.
    const version = own.find(({ name }) => name === value.name.trim())?.version ?? 0
    save.mutate({ ...value, state, version }, { onSuccess: toastThen(t('views.saved'), close) })
  }
  return (
    <Modal opened draft={dialog} onClose={onClose} title={t('views.save')}>
      <DialogForm
        submit={t('save')}
        sending={save}
        isReady={value.name.trim() !== ''}
        onSubmit={submit}
        onCancel={close}
      >
        <TextInput
          label={t('views.name')}
          description={t('views.name_hint')}
          data-autofocus
          required
          maxLength={60}
          {...fieldOf('name')}
        />
        <Checkbox
          label={t('views.share')}
          checked={value.is_shared}
          onChange={(event) => change({ is_shared: event.currentTarget.checked })}
        />
      </DialogForm>
    </Modal>
  )
}
