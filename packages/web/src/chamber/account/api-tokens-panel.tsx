import { Alert, Anchor, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { ProgramScope, tokenDays } from '@peshi/contract/chamber/api-tokens'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { CopyField } from '../../platform/ui/copy-field.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { AskPassword } from './ask-password.tsx'
import { ListState } from './list-state.tsx'
import { useApiTokens, useCreateApiToken } from './security.api.ts'
import { TokenList } from './token-list.tsx'

export function ApiTokensPanel() {
  const { t } = useTranslation('security')
  const tokens = useApiTokens()
  const listed = tokens.data?.filter(({ scope }) => scope !== 'companion')
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<string | null>(null)
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
        {listed?.length === 0 && !made && <Text>{t('token.none')}</Text>}
        {listed && listed.length > 0 && <TokenList tokens={listed} onEnded={() => setMade(null)} />}
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
  const [scope, setScope] = useState<ProgramScope>('read')
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
          data={ProgramScope.options.map((value) => ({ value, label: t(`token.scope.${value}`) }))}
          value={scope}
          onChange={(value) => setScope(ProgramScope.parse(value))}
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
