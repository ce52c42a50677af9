import { Button, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { openOverlay } from '../../platform/actions/overlays.ts'
import { shortcutSheet } from '../../platform/actions/shortcuts.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import classes from './help.module.css'
import { helpJobs } from './jobs.ts'
import { topicOfPath, whatsNew } from './topics.ts'

const topics = [...new Set(Object.values(topicOfPath))]

export function HelpPage() {
  const { t } = useTranslation('help')
  const day = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <>
      <PageHeader>
        <Button variant="default" onClick={() => openOverlay(shortcutSheet)}>
          {t('shortcuts')}
        </Button>
      </PageHeader>
      <Stack>
        <Panel title={t('jobs')}>
          <ul className={classes.jobs}>
            {helpJobs.map(({ topic, picture }) => (
              <li key={topic}>
                <Link to="/help/$job" params={{ job: topic }}>
                  <img src={`/help/${picture}.webp`} alt="" width={1366} height={860} loading="lazy" />
                  {t(`topic.${topic}.title`)}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={t('whatsNew')}>
          <dl className={classes.list}>
            {whatsNew.map(({ key, date }) => (
              <div key={key}>
                <dt>
                  <time dateTime={date}>{day.format(new Date(date))}</time>
                </dt>
                <dd>{t(`new.${key}`)}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <Panel title={t('pages')}>
          <dl className={classes.list}>
            {topics.map((topic) => (
              <div key={topic}>
                <dt>{t(`topic.${topic}.title`)}</dt>
                <dd>{t(`topic.${topic}.text`)}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      </Stack>
    </>
  )
}
