import { Button, Paper, Title } from '@mantine/core'
import { type Icon, IconBuildingBank, IconFolderPlus, IconLanguage } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LanguageField } from '../../chamber/account/language-field.tsx'
import { openNewMatter } from '../../matters/matters/open-new-matter.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import classes from './today.module.css'

export function FirstSteps() {
  const { t } = useTranslation('today')
  const can = useCan()
  return (
    <Paper className={classes.first}>
      <header className={classes.firstHead}>
        <Title order={2} size="h3">
          {t('empty.title')}
        </Title>
        <p className="muted">{t('empty.text')}</p>
      </header>
      {can('create', 'Matter') ? (
        <Step icon={IconFolderPlus} title={t('empty.first')} text={t('empty.firstText')}>
          <Button onClick={openNewMatter}>{t('empty.add')}</Button>
        </Step>
      ) : null}
      <Step icon={IconBuildingBank} title={t('empty.court')} text={t('empty.courtText')}>
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/settings/account-setting" search={{ tab: 'look' }} />}
        >
          {t('empty.chooseCourt')}
        </Button>
      </Step>
      <Step icon={IconLanguage} title={t('empty.language')} text={t('empty.languageText')}>
        <LanguageField aria-label={t('empty.language')} />
      </Step>
    </Paper>
  )
}

interface StepProps {
  icon: Icon
  title: string
  text: string
  children: ReactNode
}

const Step = ({ icon: Mark, title, text, children }: StepProps) => (
  <div className={classes.step}>
    <Mark size={22} stroke={1.5} color="var(--muted)" aria-hidden="true" />
    <div className={classes.stepWords}>
      <strong>{title}</strong>
      <p className="muted">{text}</p>
    </div>
    <div className={classes.stepAction}>{children}</div>
  </div>
)
