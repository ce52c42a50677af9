import { Alert, Anchor, Badge, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { type ApiToken, tokenDays } from '@peshi/contract/chamber/api-tokens'
import { TokenScope } from '@peshi/contract/platform/abilities'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { CopyField } from '../../platform/ui/copy-field.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { AskPassword } from './ask-password.tsx'
import { EntryList } from './entry-list.tsx'
import { ListState } from './list-state.tsx'
import { useApiTokens, useCreateApiToken, useEndApiToken } from './security.api.ts'

export function ApiTokensPanel() {
  const { t } = useTranslation('security')
  const tokens = useApiTokens()
  const end = useEndApiToken()
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const now = useNow()
  const describe = ({ expires_at, last_used_at }: ApiToken) =>
    [
      t('token.until', { date: toDayFirst(courtDateAt(new Date(expires_at))) }),
      last_used_at ? t('lastUsed', { age: ageOf(last_used_at, now, currentLocale()) }) : t('neverUsed'),
    ].join(' · ')
  return (
    <Panel title={t('token.title')}>
      <Stack gap="md">
        <Text c="dimmed">
          {t('token.text')}{' '}
          <Anchor href="/api/docs" target="_blank" rel="noopener" underline="always">
            {t('token.reference')}
          </Anchor>
        </Text>
        {made && <MadeToken token={made} />}
        <ListState query={tokens} />
        {tokens.data?.length === 0 && !made && <Text>{t('token.none')}</Text>}
        {tokens.data && tokens.data.length > 0 && (
          <EntryList
            entries={tokens.data.map((token) => ({
              id: token._id,
              name: token.name,
              mark: (
                <Badge
                  color={token.scope === 'write' ? 'amber' : 'gray'}
                  variant="light"
                  tt="none"
                  style={{ flexShrink: 0 }}
                >
                  {t(`token.scope.${token.scope}`)}
                </Badge>
              ),
              text: describe(token),
              action: (
                <Button
                  variant="subtle"
                  color="red"
                  size="compact-sm"
                  aria-label={t('token.endNamed', { name: token.name })}
                  loading={end.isPending && end.variables === token._id}
                  onClick={() =>
                    end.mutate(token._id, {
                      onSuccess: () => {
                        setMade(null)
                        toastDone(t('token.ended'))
                      },
                    })
                  }
                >
                  {t('token.end')}
                </Button>
              ),
            }))}
          />
        )}
        <Group>
          <Button variant="default" onClick={() => setIsMaking(true)}>
            {t('token.make')}
          </Button>
        </Group>
      </Stack>
      {isMaking && (
        <MakeToken
          onClose={() => setIsMaking(false)}
          onMade={(token) => {
            setMade(token)
            setIsMaking(false)
          }}
        />
      )}
    </Panel>
  )
}

function MakeToken({ onMade, onClose }: { onMade(token: string): void; onClose(): void }) {
  const { t } = useTranslation('security')
  const create = useCreateApiToken()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<TokenScope>('read')
  const [days, setDays] = useState<(typeof tokenDays)[number]>(90)
  return (
    <AskPassword
      title={t('token.make')}
      text={t('token.makeText')}
      action={t('token.make')}
      sending={create}
      onClose={onClose}
      onSubmit={(input) => create.mutate({ name, scope, days, ...input }, { onSuccess: onMade })}
    >
      <TextInput
        label={t('token.name')}
        description={t('token.nameHint')}
        maxLength={60}
        data-autofocus
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Group grow align="start">
        <Select
          label={t('token.may')}
          data={TokenScope.options.map((value) => ({ value, label: t(`token.scope.${value}`) }))}
          value={scope}
          onChange={(value) => setScope(TokenScope.parse(value))}
        />
        <Select
          label={t('token.lasts')}
          data={tokenDays.map((value) => ({ value: String(value), label: t('token.days', { count: value }) }))}
          value={String(days)}
          onChange={(value) => setDays(tokenDays.find((each) => String(each) === value) ?? 90)}
        />
      </Group>
    </AskPassword>
  )
}

function MadeToken({ token }: { token: string }) {
  const { t } = useTranslation('security')
  return (
    <Stack gap="sm">
      <Alert color="amber" variant="light" role="status">
        {t('token.once')}
      </Alert>
      <CopyField label={t('token.value')} value={token} />
    </Stack>
  )
}
