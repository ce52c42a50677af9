import { Button, type ButtonProps, Menu } from '@mantine/core'
import { demoMoments } from '@peshi/contract/operations/demo'
import { type Icon, IconCalendarDue, IconClock, IconFlask, IconRefresh } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
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
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
    hour12: false,
  }).format(new Date(data.now))
  const [making] = data.unfinished
  const doing = jump.isPending ? t('jump.doing') : making && t(`making.${making.part}`, making)
  return (
    <section className={classes.banner} aria-label={t('banner.title')}>
      <IconFlask size={16} aria-hidden="true" />
      <span className={classes.said} title={t('banner.text')}>
        {data.is_set ? t('banner.at', { time }) : null} {doing ? <span role="status">{doing}</span> : t('banner.text')}
      </span>
      <Menu position="bottom-end">
        <Menu.Target>
          <BannerButton icon={IconClock} loading={jump.isPending} label={t('jump.title')} />
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
        <BannerButton
          icon={IconCalendarDue}
          disabled={jump.isPending}
          label={t('jump.now')}
          onClick={() => jump.mutate('now')}
        />
      ) : null}
      {isOwner && data.can_reset ? <ResetButton /> : null}
    </section>
  )
}

interface BannerButtonProps extends ButtonProps, Pick<ComponentProps<'button'>, 'onClick' | 'ref'> {
  icon: Icon
  label: string
}

/** Where the banner is narrow, only its icon is visible. */
const BannerButton = ({ icon: Sign, label, ...rest }: BannerButtonProps) => (
  <Button {...rest} variant="default" size="compact-sm" title={label}>
    <Sign size={14} aria-hidden="true" />
    <span className={classes.label}>{label}</span>
  </Button>
)

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
        <BannerButton icon={IconRefresh} label={t('reset.title')} />
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
