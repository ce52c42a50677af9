import { SimpleGrid, Stack, Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { linkTo, usePages } from '../../platform/actions/use-actions.ts'
import { serverNow } from '../../platform/clock/server-time.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { type AccountState, accountStateOf } from '../../platform/session/guard.ts'
import { useCan, useSession } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import classes from './account-setting.module.css'
import { AccountStateNotice } from './account-state-notice.tsx'
import type { SettingsTab } from './settings-address.ts'
import { SettingsPanels, type ShownTab, useSettingsTabs } from './settings-tabs.tsx'

const route = getRouteApi('/shell/settings/account-setting')

export function AccountSettingPage() {
  const { t } = useTranslation('account')
  const person = useSession()?.userData
  const can = useCan()
  const { tab } = route.useSearch()
  const navigate = route.useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const isWide = useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false })
  useEffect(() => {
    if (!tab) return
    list.current?.querySelector('[data-active]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [tab])
  const shown = useSettingsTabs(person ? { person, can } : null)
  if (!person) return null
  const state = accountStateOf(person, serverNow())
  const open = shown.find((one) => one.tab === tab)?.tab ?? firstTab(state, shown)
  return (
    <>
      <PageHeader
        title={state === 'open' ? t('settings.title') : t(`state.${state}.title`)}
        subtitle={<bdi>{person.extras.chamber_name}</bdi>}
      />
      <Stack gap="md">
        {state !== 'open' && <AccountStateNotice state={state} expiresAt={person.expires_at} />}
        <Tabs
          value={open}
          onChange={(name) => navigate({ search: { tab: name as SettingsTab }, replace: true })}
          keepMounted={false}
          orientation={isWide ? 'vertical' : 'horizontal'}
          variant={isWide ? 'pills' : 'default'}
          classNames={{ tabLabel: classes.tabLabel }}
        >
          <div className={classes.side}>
            <Tabs.List ref={list} className={classes.tabs} aria-label={t('settings.title')}>
              {shown.map(({ tab: name }) => (
                <Tabs.Tab key={name} value={name} className={classes.tab}>
                  {t(`tab.${name}`)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <SettingsPages />
          </div>
          {shown.map(({ tab: name, panels }) => (
            <Tabs.Panel key={name} value={name} className={classes.panel}>
              <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" className={classes.panels}>
                <SettingsPanels panels={panels} person={person} />
              </SimpleGrid>
            </Tabs.Panel>
          ))}
        </Tabs>
      </Stack>
    </>
  )
}

const tabOf: Partial<Record<AccountState, SettingsTab>> = { expired: 'plan', 'second-step': 'security' }

function firstTab(state: AccountState, shown: readonly ShownTab[]): SettingsTab {
  const tab = tabOf[state]
  return tab && shown.some((one) => one.tab === tab) ? tab : 'profile'
}

function SettingsPages() {
  const { t } = useTranslation(['account', 'shell'])
  const pages = usePages('settings')
  if (pages.length === 0) return null
  return (
    <nav aria-labelledby="settings-pages">
      <h2 id="settings-pages" className={classes.pagesTitle}>
        {t('account:settings.pages')}
      </h2>
      <ul className={classes.pages}>
        {pages.map((page) => (
          <li key={page.id}>
            <Link {...linkTo(page)} className={classes.page}>
              <page.icon size={16} stroke={1.6} aria-hidden="true" />
              {t(`shell:${page.label}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
