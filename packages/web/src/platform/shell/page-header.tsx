import { Anchor, Button, Group, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useMatches } from '@tanstack/react-router'
import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useAction } from '../actions/use-actions.ts'
import { FillSlot } from '../features/fill-slot.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { useCan } from '../session/use-session.ts'
import { isTyping } from '../ui/is-typing.ts'
import { useDocumentTitle } from './document-title.ts'
import classes from './page-header.module.css'
import { besideTitle } from './shell-slots.ts'

interface PageHeaderProps {
  title?: ReactNode
  tabTitle?: string
  crumb?: ReactNode
  subtitle?: ReactNode
  children?: ReactNode
}

export function PageHeader({ title, tabTitle, crumb, subtitle, children }: PageHeaderProps) {
  const { t, i18n } = useTranslation('shell')
  const can = useCan()
  const meta = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {}
  const ownTitle = meta.title ? i18n.t(meta.title) : t('product')
  useDocumentTitle(tabTitle ?? (typeof title === 'string' ? title : ownTitle))
  const crumbs = meta.crumbs ?? []
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  const addMatter = useAction('new-matter')
  const heading = useHeadingFocus(path)
  return (
    <Group component="header" gap="12px 24px" align="flex-end" justify="space-between" mb="md">
      <div className={classes.words}>
        {crumbs.length > 0 || crumb ? (
          <nav aria-label={t('breadcrumb')} className={classes.crumbs}>
            {crumbs.map(({ title: key, to }, at) => (
              <Fragment key={to}>
                {at > 0 && <span aria-hidden="true">/</span>}
                <Anchor c="dimmed" size="sm" renderRoot={(props) => <Link {...props} to={to} />}>
                  {i18n.t(key)}
                </Anchor>
              </Fragment>
            ))}
            {crumb && (
              <>
                {crumbs.length > 0 && <span aria-hidden="true">/</span>}
                <span>{crumb}</span>
              </>
            )}
          </nav>
        ) : null}
        <Group gap={6} wrap="nowrap">
          <Title ref={heading} order={1} className={classes.title} tabIndex={-1}>
            {title ?? ownTitle}
          </Title>
          <FillSlot slot={besideTitle} path={path} />
        </Group>
        {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
      </div>
      <Group gap="md" className={classes.actions}>
        {children}
        {meta.newMatter && addMatter && can('create', 'Matter') && (
          <Button leftSection={<IconPlus size={16} />} onClick={addMatter}>
            {t('newMatter')}
          </Button>
        )}
      </Group>
    </Group>
  )
}

/** Path of the page whose heading had the focus last. Null until the first page is shown. */
let last: string | null = null

/** After a change of page, focuses the heading, so that a screen reader says the title once. */
function useHeadingFocus(path: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isFirst = last === null
    const isLost = document.activeElement === document.body
    const isNew = last !== path
    last = path
    if (!isFirst && (isNew || isLost) && !isTyping(document.activeElement))
      heading.current?.focus({ preventScroll: true })
  }, [path])
  return heading
}
