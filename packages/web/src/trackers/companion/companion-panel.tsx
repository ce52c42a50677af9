import { Alert, Button, Group, List, Stack, Text, Title } from '@mantine/core'
import { createPairingCode } from '@peshi/contract/chamber/companions'
import type { Reauthentication } from '@peshi/contract/platform/person'
import { downloadCompanion } from '@peshi/contract/trackers/companion'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { AskPassword } from '../../chamber/account/ask-password.tsx'
import { ListState } from '../../chamber/account/list-state.tsx'
import { useApiTokens } from '../../chamber/account/security.api.ts'
import { TokenList } from '../../chamber/account/token-list.tsx'
import { callApi } from '../../platform/api/call-api.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { CopyField } from '../../platform/ui/copy-field.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { bookmarkletOf } from './bookmarklet.ts'
import classes from './companion-panel.module.css'

/** `COMPANION_PICTURES=1 npm run test:e2e -- src/companion.test.ts` takes the pictures again. */
const steps = [
  { step: 'unzip', pictures: [] },
  { step: 'load', pictures: [{ name: 'load', width: 1000, height: 320 }] },
  {
    step: 'pair',
    pictures: [
      { name: 'pair', width: 340, height: 180 },
      { name: 'hand', width: 340, height: 420 },
    ],
  },
] as const

export function CompanionPanel() {
  const { t } = useTranslation('companion')
  const tokens = useApiTokens()
  const companions = tokens.data?.filter(({ scope }) => scope === 'companion') ?? []
  const create = useMutation({
    mutationFn: async (body: Reauthentication) => (await callApi(createPairingCode, { body })).code,
  })
  const [isMaking, setIsMaking] = useState(false)
  return (
    <>
      <Panel title={t('title')}>
        <Stack gap="md">
          <Text c="dimmed">{t('text')}</Text>
          <Group>
            <Button component="a" href={downloadCompanion.path} download leftSection={<IconDownload size={16} />}>
              {t('download')}
            </Button>
          </Group>
          <Title order={3} size="h5">
            {t('steps')}
          </Title>
          <List type="ordered" listStyleType="decimal" spacing="sm">
            {steps.map(({ step, pictures }) => (
              <List.Item key={step}>
                {t(`step.${step}`)}
                {pictures.map(({ name, ...size }) => (
                  <img
                    key={name}
                    className={classes.picture}
                    src={`/companion/${name}.webp`}
                    alt=""
                    loading="lazy"
                    {...size}
                  />
                ))}
              </List.Item>
            ))}
          </List>
          {create.data && (
            <>
              <Alert color="amber" variant="light" role="status">
                {t('code_once')}
              </Alert>
              <CopyField label={t('code')} value={create.data} />
            </>
          )}
          <ListState query={tokens} />
          {tokens.data && companions.length === 0 && <Text>{t('none')}</Text>}
          {companions.length > 0 && <TokenList tokens={companions} />}
          <Group>
            <Button variant="default" onClick={() => setIsMaking(true)}>
              {t('make_code')}
            </Button>
          </Group>
        </Stack>
      </Panel>
      <Panel title={t('bookmark')}>
        <Stack gap="md">
          <Text c="dimmed">{t('bookmark_text')}</Text>
          <CopyField label={t('bookmark_address')} value={bookmarkletOf(location.origin)} />
        </Stack>
      </Panel>
      {isMaking && (
        <AskPassword
          title={t('make_code')}
          text={t('make_code_text')}
          action={t('make_code')}
          sending={create}
          onClose={() => setIsMaking(false)}
          onSubmit={(input) => create.mutate(input, { onSuccess: () => setIsMaking(false) })}
        />
      )}
    </>
  )
}
