import { Button, Menu } from '@mantine/core'
import { demoMoments } from '@peshi/contract/operations/demo'
import { IconClock, IconFlask, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { clearSession } from '../../platform/session/session.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { useDemoState, useJump, useReset, waitForServer } from './demo.api.ts'
import classes from './demo.module.css'

export function DemoBanner() {
  const { t } = useTranslation('demo')
  const { data } = useDemoState()
  const jump = useJump()
  const isOwner = useCan()('manage', 'Member')
  if (!data) return null
  const time = new Intl.DateTimeFormat(currentLocale(), {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    ...{ timeZone: 'Asia/Kolkata', hour12: false },
  }).format(new Date(data.now))
  return (
    <section className={classes.banner} aria-label={t('banner.title')}>
      <IconFlask size={16} aria-hidden="true" />
      <span className={classes.said}>
        {data.is_set ? t('banner.at', { time }) : null} {t('banner.text')}{' '}
        {jump.isPending ? <span role="status">{t('jump.doing')} </span> : null}
        {data.unfinished.map(({ part, done, of }) => (
          <span key={part} role="status">
            {t(`making.${part}`, { done, of })}{' '}
          </span>
        ))}
      </span>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            size="compact-sm"
            loading={jump.isPending}
            leftSection={<IconClock size={14} aria-hidden="true" />}
          >
            {t('jump.title')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {demoMoments
            .filter((moment) => moment !== 'now')
            .map((moment) => (
              <Menu.Item key={moment} onClick={() => jump.mutate(moment)}>
                {t(`jump.${moment}`)}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      {data.is_set ? (
        <Button variant="default" size="compact-sm" disabled={jump.isPending} onClick={() => jump.mutate('now')}>
          {t('jump.now')}
        </Button>
      ) : null}
      {isOwner && data.can_reset ? <ResetButton /> : null}
    </section>
  )
}

function ResetButton() {
  const { t } = useTranslation('demo')
  const reset = useReset()
  const [isAsked, setAsked] = useState(false)
  const [isMade, setMade] = useState(false)
  const go = () =>
    reset.mutate(undefined, {
      onSuccess: async () => {
        setMade(true)
        await waitForServer()
        clearSession()
        window.location.assign('/login')
      },
    })
  if (isMade) return <span role="status">{t('reset.being_made')}</span>
  return (
    <Menu position="bottom-end" opened={isAsked} onChange={setAsked}>
      <Menu.Target>
        <Button variant="default" size="compact-sm" leftSection={<IconRefresh size={14} aria-hidden="true" />}>
          {t('reset.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('reset.ask')}</Menu.Label>
        <Menu.Item color="red" onClick={go}>
          {t('reset.yes')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
