import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { Passkey } from '@peshi/contract/chamber/security'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { useState } from 'react'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastThen } from '../../platform/ui/toast.tsx'
import { AskPassword } from './ask-password.tsx'
import { sayDevice } from './device-name.ts'
import { EntryList } from './entry-list.tsx'
import { ListState } from './list-state.tsx'
import { sayPasskeyError } from './passkey-error.ts'
import { hasPasskeys } from './passkey-sign-in.ts'
import { useAddPasskey, usePasskeys, useRemovePasskey } from './security.api.ts'

export function PasskeysPanel() {
  const { t } = useTranslation('security')
  const passkeys = usePasskeys()
  const [isAdding, setIsAdding] = useState(false)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  const now = useNow()
  const mayAdd = passkeys.data?.is_possible && hasPasskeys()
  const describe = ({ created_at, last_used_at }: Passkey) =>
    [
      t('passkey.since', { date: toDayFirst(courtDateAt(new Date(created_at))) }),
      last_used_at ? t('lastUsed', { age: ageOf(last_used_at, now, currentLocale()) }) : t('neverUsed'),
    ].join(' · ')
  return (
    <Panel title={t('passkey.title')}>
      <Stack gap="md">
        <Text c="dimmed">{t('passkey.text')}</Text>
        <ListState query={passkeys} />
        {passkeys.data && !mayAdd && <Text>{t('passkey.impossible')}</Text>}
        {passkeys.data && passkeys.data.data.length > 0 && (
          <EntryList
            entries={passkeys.data.data.map((passkey) => ({
              id: passkey._id,
              name: passkey.name,
              text: describe(passkey),
              action: (
                <Button
                  variant="subtle"
                  color="red"
                  size="compact-sm"
                  aria-label={t('passkey.removeNamed', { name: passkey.name })}
                  onClick={() => setRemoved(passkey)}
                >
                  {t('passkey.remove')}
                </Button>
              ),
            }))}
          />
        )}
        {mayAdd && (
          <Group>
            <Button variant="default" onClick={() => setIsAdding(true)}>
              {t('passkey.add')}
            </Button>
          </Group>
        )}
      </Stack>
      {isAdding && <AddPasskey onClose={() => setIsAdding(false)} />}
      {removed && <RemovePasskey passkey={removed} onClose={() => setRemoved(null)} />}
    </Panel>
  )
}

function RemovePasskey({ passkey: { _id, name }, onClose }: { passkey: Passkey; onClose(): void }) {
  const { t } = useTranslation('security')
  const remove = useRemovePasskey()
  return (
    <AskPassword
      title={t('passkey.removeNamed', { name })}
      text={t('passkey.removeText')}
      action={t('passkey.remove')}
      isDangerous
      sending={remove}
      onClose={onClose}
      onSubmit={(input) =>
        remove.mutate({ id: _id, ...input }, { onSuccess: toastThen(t('passkey.removed'), onClose) })
      }
    />
  )
}

function AddPasskey({ onClose }: { onClose(): void }) {
  const { t } = useTranslation(['security', 'account'])
  const add = useAddPasskey()
  const [name, setName] = useState(() => sayDevice(navigator.userAgent) ?? '')
  return (
    <AskPassword
      title={t('security:passkey.add')}
      text={t('security:passkey.addText')}
      action={t('security:continue')}
      sending={add}
      sayProblem={sayPasskeyError}
      onClose={onClose}
      onSubmit={(input) =>
        add.mutate(
          { name: name.trim() || '?', ...input },
          { onSuccess: toastThen(t('security:passkey.added'), onClose) },
        )
      }
    >
      <TextInput
        label={t('security:passkey.name')}
        maxLength={60}
        data-autofocus
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </AskPassword>
  )
}
