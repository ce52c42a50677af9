import type { Subject, Action as Verb } from '@peshi/contract/abilities'
import type { UserData } from '@peshi/contract/account'
import {
  IconAlarm,
  IconBuildingBank,
  IconCalendarCheck,
  IconCalendarEvent,
  IconCalendarPlus,
  IconChartBar,
  IconChecklist,
  IconDeviceTv,
  IconExternalLink,
  IconFileImport,
  IconFileInvoice,
  IconFilePlus,
  IconFingerprint,
  IconFolders,
  IconGavel,
  IconHandStop,
  IconHelp,
  IconHistory,
  IconKeyboard,
  IconLifebuoy,
  IconListDetails,
  IconListSearch,
  IconLogout,
  IconMoon,
  IconNews,
  IconPlus,
  IconScale,
  IconScanEye,
  IconSearch,
  IconSettings,
  IconShieldSearch,
  IconTrash,
  IconUserPlus,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'

/** Where in the menu an action stands; no section for what is not in the menu. */
export type MenuSection = 'top' | 'court' | 'files' | 'trackers' | 'office'

interface Common {
  id: string
  /** Translation key in `shell`. */
  label: string
  icon: TablerIcon
  /** What a person must be allowed to do, else the action is not shown. */
  can?: readonly [Verb, Subject]
  /** One key or a sequence: `g t` is g and then t. */
  shortcut?: string
  section?: MenuSection
  inBottomBar?: boolean
  /** Only for this role; an owner may do everything, but a client's landing is no page of theirs. */
  role?: UserData['role']
  /** Shown also while the account is disabled or expired. */
  anyAccount?: boolean
}

export interface PageAction extends Common {
  kind: 'page'
  to: string
}

export interface CommandAction extends Common {
  kind: 'command'
  command:
    | 'new-matter'
    | 'new-client'
    | 'new-other'
    | 'outcome'
    | 'new-hearing'
    | 'new-task'
    | 'search'
    | 'shortcuts'
    | 'help'
    | 'toggle-skin'
    | 'sign-out'
}

export type AppAction = PageAction | CommandAction

/** Everything that can be done from anywhere. The menus, the palette and the shortcuts all read this one list. */
export const actions: readonly AppAction[] = [
  {
    kind: 'page',
    id: 'go-today',
    label: 'nav.today',
    icon: IconCalendarEvent,
    to: '/dashboard/analytics',
    can: ['read', 'Dashboard'],
    shortcut: 'g t',
    section: 'top',
    inBottomBar: true,
  },
  {
    kind: 'page',
    id: 'go-hearings',
    label: 'nav.hearings',
    icon: IconGavel,
    to: '/dashboard/hearings',
    can: ['read', 'Matter'],
    shortcut: 'g h',
    section: 'court',
    inBottomBar: true,
  },
  {
    kind: 'page',
    id: 'go-boards',
    label: 'nav.boards',
    icon: IconDeviceTv,
    to: '/dashboard/displayboard',
    can: ['read', 'Court'],
    shortcut: 'g b',
    section: 'court',
    inBottomBar: true,
  },
  {
    kind: 'page',
    id: 'go-cause-lists',
    label: 'nav.causeLists',
    icon: IconListDetails,
    to: '/dashboard/causelist',
    can: ['read', 'Matter'],
    shortcut: 'g l',
    section: 'court',
  },
  {
    kind: 'page',
    id: 'go-clocks',
    label: 'nav.clocks',
    icon: IconAlarm,
    to: '/dashboard/clocks',
    can: ['read', 'Clock'],
    shortcut: 'g k',
    section: 'court',
  },
  {
    kind: 'page',
    id: 'go-tasks',
    label: 'nav.tasks',
    icon: IconCalendarCheck,
    to: '/tasks/calendar',
    can: ['read', 'Task'],
    shortcut: 'g j',
    section: 'top',
  },
  {
    kind: 'page',
    id: 'go-matters',
    label: 'nav.matters',
    icon: IconFolders,
    to: '/dashboard/matters',
    can: ['read', 'Matter'],
    shortcut: 'g m',
    section: 'files',
    inBottomBar: true,
  },
  {
    kind: 'page',
    id: 'go-clients',
    label: 'nav.clients',
    icon: IconUsers,
    to: '/others/clients',
    can: ['read', 'Client'],
    shortcut: 'g p',
    section: 'files',
  },
  {
    kind: 'page',
    id: 'go-invoices',
    label: 'nav.invoices',
    icon: IconFileInvoice,
    to: '/others/invoices',
    can: ['read', 'Invoice'],
    shortcut: 'g i',
    section: 'office',
  },
  {
    kind: 'page',
    id: 'go-reports',
    label: 'nav.reports',
    icon: IconChartBar,
    to: '/others/reports',
    can: ['read', 'Matter'],
    shortcut: 'g r',
    section: 'office',
  },
  {
    kind: 'page',
    id: 'go-search',
    label: 'nav.search',
    icon: IconListSearch,
    to: '/dashboard/searchFilter',
    can: ['read', 'Matter'],
    shortcut: 'g f',
    section: 'files',
  },
  {
    kind: 'page',
    id: 'go-bin',
    label: 'nav.bin',
    icon: IconTrash,
    to: '/dashboard/bin',
    // Whoever works in the chamber deletes tasks; the page shows of each kind what its reader may bring back.
    can: ['delete', 'Task'],
    section: 'files',
  },
  {
    kind: 'page',
    id: 'go-firs',
    label: 'nav.firs',
    icon: IconShieldSearch,
    to: '/trackers/firtracker/fir-tracker-list',
    can: ['read', 'Tracker'],
    section: 'trackers',
  },
  {
    kind: 'page',
    id: 'go-appeals',
    label: 'nav.appeals',
    icon: IconScale,
    to: '/trackers/sci-tracker/tracker-list',
    can: ['read', 'Tracker'],
    section: 'trackers',
  },
  {
    kind: 'page',
    id: 'go-caveats',
    label: 'nav.caveats',
    icon: IconHandStop,
    to: '/trackers/up-caveat/tracker-list',
    can: ['read', 'Tracker'],
    section: 'trackers',
  },
  {
    kind: 'page',
    id: 'go-due-checks',
    label: 'nav.dueChecks',
    icon: IconScanEye,
    to: '/dashboard/due-checks',
    can: ['read', 'DueCheck'],
    shortcut: 'g d',
    section: 'files',
  },
  {
    kind: 'page',
    id: 'go-import',
    label: 'nav.import',
    icon: IconFileImport,
    to: '/dashboard/matters/import',
    can: ['create', 'Import'],
  },
  {
    kind: 'page',
    id: 'go-courts',
    label: 'nav.courts',
    icon: IconBuildingBank,
    to: '/dashboard/sync',
    can: ['read', 'Court'],
    shortcut: 'g c',
    section: 'office',
  },
  {
    kind: 'page',
    id: 'go-court-links',
    label: 'nav.courtLinks',
    icon: IconExternalLink,
    to: '/others/court-links',
    can: ['read', 'Court'],
    section: 'office',
  },
  {
    kind: 'page',
    id: 'go-activity',
    label: 'nav.activity',
    icon: IconHistory,
    to: '/dashboard/activity',
    can: ['read', 'Activity'],
    shortcut: 'g a',
    section: 'office',
  },
  {
    kind: 'page',
    id: 'go-audit',
    label: 'nav.audit',
    icon: IconFingerprint,
    to: '/settings/audit',
    can: ['manage', 'all'],
    section: 'office',
  },
  {
    kind: 'page',
    id: 'go-client-area',
    label: 'nav.clientArea',
    icon: IconFolders,
    to: '/access-control',
    can: ['read', 'ClientArea'],
    role: 'client',
    section: 'top',
    inBottomBar: true,
  },
  {
    kind: 'page',
    id: 'go-news',
    label: 'nav.news',
    icon: IconNews,
    to: '/news',
    can: ['read', 'News'],
    section: 'office',
  },
  {
    kind: 'page',
    id: 'go-help',
    label: 'nav.help',
    icon: IconHelp,
    to: '/help',
    can: ['read', 'Dashboard'],
    section: 'office',
  },
  {
    kind: 'page',
    id: 'go-support',
    label: 'nav.support',
    icon: IconLifebuoy,
    to: '/support',
    can: ['read', 'Support'],
    section: 'office',
    anyAccount: true,
  },
  {
    kind: 'page',
    id: 'go-settings',
    label: 'nav.settings',
    icon: IconSettings,
    to: '/settings/account-setting',
    can: ['read', 'Account'],
    shortcut: 'g s',
    section: 'office',
    anyAccount: true,
  },
  {
    kind: 'command',
    id: 'new-matter',
    label: 'newMatter',
    icon: IconPlus,
    command: 'new-matter',
    can: ['create', 'Matter'],
    shortcut: 'n m',
  },
  {
    kind: 'command',
    id: 'new-client',
    label: 'newClient',
    icon: IconUserPlus,
    command: 'new-client',
    can: ['create', 'Client'],
    shortcut: 'n c',
  },
  {
    kind: 'command',
    id: 'new-other',
    label: 'newOther',
    icon: IconFilePlus,
    command: 'new-other',
    can: ['create', 'Matter'],
    shortcut: 'n x',
  },
  {
    kind: 'command',
    id: 'note-outcome',
    label: 'noteOutcome',
    icon: IconChecklist,
    command: 'outcome',
    can: ['update', 'Matter'],
    shortcut: 'n o',
  },
  {
    kind: 'command',
    id: 'new-hearing',
    label: 'newHearing',
    icon: IconCalendarPlus,
    command: 'new-hearing',
    can: ['update', 'Matter'],
    shortcut: 'n h',
  },
  {
    kind: 'command',
    id: 'new-task',
    label: 'newTask',
    icon: IconCalendarCheck,
    command: 'new-task',
    can: ['create', 'Task'],
    shortcut: 'n t',
  },
  { kind: 'command', id: 'search', label: 'search', icon: IconSearch, command: 'search', shortcut: '/' },
  {
    kind: 'command',
    id: 'shortcuts',
    label: 'shortcuts.title',
    icon: IconKeyboard,
    command: 'shortcuts',
    shortcut: '?',
    anyAccount: true,
  },
  { kind: 'command', id: 'help', label: 'pageHelp', icon: IconHelp, command: 'help', shortcut: 'h', anyAccount: true },
  { kind: 'command', id: 'toggle-skin', label: 'toggleSkin', icon: IconMoon, command: 'toggle-skin', anyAccount: true },
  { kind: 'command', id: 'sign-out', label: 'signOut', icon: IconLogout, command: 'sign-out', anyAccount: true },
]

export const menuSections: readonly MenuSection[] = ['top', 'court', 'files', 'trackers', 'office']
