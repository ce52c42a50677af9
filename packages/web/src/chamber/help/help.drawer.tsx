import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DemoTourButton } from '../../operations/demo/demo-parts.tsx'
import { closeOverlay, openOverlay } from '../../platform/actions/overlays.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Drawer } from '../../platform/ui/layers.tsx'
import { findTopic } from './topics.ts'

/** Explains the page below it, and links to the rest of the help. */
export function HelpDrawer() {
  const { t } = useTranslation('help')
  const topic = findTopic(useRouterState({ select: ({ location }) => location.pathname }))
  const can = useCan()
  const close = () => closeOverlay('help')
  return (
    <Drawer opened onClose={close} position="right" title={t('title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap="md">
        {topic ? (
          <>
            <Title order={2} size="h3">
              {t(`topic.${topic}.title`)}
            </Title>
            <Text>{t(`topic.${topic}.text`)}</Text>
          </>
        ) : (
          <Text>{t('noTopic')}</Text>
        )}
        <Button variant="default" onClick={() => openOverlay('shortcuts')}>
          {t('shortcuts')}
        </Button>
        <DemoTourButton />
        {can('read', 'Dashboard') ? (
          <Anchor renderRoot={(props) => <Link {...props} to="/help" onClick={close} />}>{t('all')}</Anchor>
        ) : null}
        {can('create', 'Support') ? (
          <Anchor renderRoot={(props) => <Link {...props} to="/support" search={{ new: true }} onClick={close} />}>
            {t('ask')}
          </Anchor>
        ) : null}
      </Stack>
    </Drawer>
  )
}
