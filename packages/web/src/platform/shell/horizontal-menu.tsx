import { Menu, UnstyledButton } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { linkTo } from '../actions/use-actions.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import classes from './horizontal-menu.module.css'
import { useMenu } from './use-menu.ts'

export function HorizontalMenu() {
  const { t } = useTranslation('shell')
  const pages = useMenu().flat()
  const row = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(pages.length)
  const labels = pages.map(({ label }) => t(label)).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels determine the widths
  useEffect(() => {
    const list = row.current
    if (!list) return
    const observer = new ResizeObserver(() => {
      const links = [...list.children].filter((link) => link instanceof HTMLElement)
      setRoom(links.filter(({ offsetTop }) => offsetTop === links[0]?.offsetTop).length)
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [labels])
  const further = pages.slice(room)
  return (
    <nav aria-label={t('menu')} className={classes.bar}>
      <div ref={row} className={classes.row}>
        {pages.map(({ isCurrent, ...page }, at) => (
          <Link
            key={page.id}
            {...linkTo(page)}
            className={classes.link}
            aria-current={isCurrent ? 'page' : undefined}
            activeOptions={{ exact: true }}
            style={at < room ? undefined : { visibility: 'hidden' }}
          >
            <page.icon size={17} stroke={1.6} aria-hidden="true" />
            {t(page.label)}
          </Link>
        ))}
      </div>
      {further.length > 0 ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <UnstyledButton className={classes.link}>
              <IconDots size={17} stroke={1.6} aria-hidden="true" />
              {t('more')}
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {further.map((page) => (
              <Menu.Item
                key={page.id}
                leftSection={<page.icon size={17} stroke={1.6} aria-hidden="true" />}
                renderRoot={(props) => <Link {...props} {...linkTo(page)} />}
              >
                {t(page.label)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </nav>
  )
}
