import { Button } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Message } from '../../platform/ui/message.tsx'
import classes from './help.module.css'
import { helpJobs } from './jobs.ts'

export function HelpJobPage() {
  const { t } = useTranslation('help')
  const { job: asked } = useParams({ from: '/shell/help/$job' })
  const job = helpJobs.find(({ topic }) => topic === asked)
  if (!job) {
    return (
      <>
        <PageHeader />
        <Message title={t('noTopic')}>
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/help" />}>
            {t('all')}
          </Button>
        </Message>
      </>
    )
  }
  const title = t(`topic.${job.topic}.title`)
  return (
    <>
      <PageHeader title={title} subtitle={t(`topic.${job.topic}.text`)}>
        <Button renderRoot={(props) => <Link {...props} to={job.to} />}>{t('open')}</Button>
      </PageHeader>
      <img className={classes.picture} src={`/help/${job.picture}.webp`} alt={title} width={1366} height={860} />
    </>
  )
}
