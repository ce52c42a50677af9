import { ActionIcon, Anchor, Button, Group, Text, Title } from '@mantine/core'
import { IconHelp, IconPlus } from '@tabler/icons-react'
import { Link, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findTopic } from '../../chamber/help/topics.ts'
import { openNewMatter, openOverlay } from '../actions/overlays.ts'
import { useCan } from '../session/use-session.ts'
import { useDocumentTitle } from './document-title.ts'
import classes from './page-header.module.css'

interface PageHeaderProps {
  /** In place of the title of the page's meta. */
  title?: ReactNode
  /** The same as plain words, for the browser's tab. */
  tabTitle?: string
  /** Added to the crumbs of the page's meta. */
  crumb?: ReactNode
  subtitle?: ReactNode
  /** Buttons at the end of the line. */
  children?: ReactNode
}

/** Breadcrumb, title and buttons, from the page's meta; the New Matter button only where the meta says so. */
export function PageHeader({ title, tabTitle, crumb, subtitle, children }: PageHeaderProps) {
  const { t } = useTranslation('shell')
  const can = useCan()
  const meta = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {}
  const ownTitle = meta.title ? t(meta.title) : t('product')
  useDocumentTitle(tabTitle ?? (typeof title === 'string' ? title : ownTitle))
  const crumbs = meta.crumbs ?? []
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  const hasHelp = can('read', 'Dashboard') && findTopic(path) !== null
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <nav aria-label={t('breadcrumb')} className={classes.crumbs}>
          {crumbs.length === 0 && <Text span>{t('product')}</Text>}
          {crumbs.map(({ title: key, to }) => (
            <Anchor key={to} c="dimmed" size="sm" renderRoot={(props) => <Link {...props} to={to} />}>
              {t(key)}
            </Anchor>
          ))}
          {crumb && (
            <>
              <span aria-hidden="true">/</span>
              <span>{crumb}</span>
            </>
          )}
        </nav>
        <div className={classes.titleLine}>
          <Title order={1} className={classes.title}>
            {title ?? ownTitle}
          </Title>
          {hasHelp && (
            <ActionIcon
              size="sm"
              className={classes.help}
              aria-label={t('pageHelp')}
              title={t('pageHelp')}
              onClick={() => openOverlay('help')}
            >
              <IconHelp size={18} stroke={1.6} />
            </ActionIcon>
          )}
        </div>
        {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
      </div>
      <Group gap="md" className={classes.actions}>
        {children}
        {meta.newMatter && can('create', 'Matter') && (
          <Button leftSection={<IconPlus size={16} />} onClick={openNewMatter}>
            {t('newMatter')}
          </Button>
        )}
      </Group>
    </header>
  )
}
