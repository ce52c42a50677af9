import type account from '../locales/en/account.json'
import type activity from '../locales/en/activity.json'
import type alertMails from '../locales/en/alertMails.json'
import type alerts from '../locales/en/alerts.json'
import type appeals from '../locales/en/appeals.json'
import type audit from '../locales/en/audit.json'
import type backup from '../locales/en/backup.json'
import type boards from '../locales/en/boards.json'
import type calendar from '../locales/en/calendar.json'
import type calls from '../locales/en/calls.json'
import type causeLists from '../locales/en/causeLists.json'
import type caveats from '../locales/en/caveats.json'
import type clients from '../locales/en/clients.json'
import type clocks from '../locales/en/clocks.json'
import type common from '../locales/en/common.json'
import type companion from '../locales/en/companion.json'
import type courtLinks from '../locales/en/courtLinks.json'
import type demo from '../locales/en/demo.json'
import type documents from '../locales/en/documents.json'
import type droppedPages from '../locales/en/droppedPages.json'
import type dueChecks from '../locales/en/dueChecks.json'
import type errors from '../locales/en/errors.json'
import type exports from '../locales/en/exports.json'
import type firs from '../locales/en/firs.json'
import type hearings from '../locales/en/hearings.json'
import type help from '../locales/en/help.json'
import type imports from '../locales/en/imports.json'
import type installation from '../locales/en/installation.json'
import type invoices from '../locales/en/invoices.json'
import type lists from '../locales/en/lists.json'
import type matters from '../locales/en/matters.json'
import type members from '../locales/en/members.json'
import type news from '../locales/en/news.json'
import type notes from '../locales/en/notes.json'
import type notifications from '../locales/en/notifications.json'
import type offline from '../locales/en/offline.json'
import type orders from '../locales/en/orders.json'
import type plans from '../locales/en/plans.json'
import type practice from '../locales/en/practice.json'
import type privacy from '../locales/en/privacy.json'
import type reports from '../locales/en/reports.json'
import type rules from '../locales/en/rules.json'
import type search from '../locales/en/search.json'
import type security from '../locales/en/security.json'
import type shares from '../locales/en/shares.json'
import type shell from '../locales/en/shell.json'
import type support from '../locales/en/support.json'
import type sync from '../locales/en/sync.json'
import type takeouts from '../locales/en/takeouts.json'
import type tasks from '../locales/en/tasks.json'
import type today from '../locales/en/today.json'
import type trackers from '../locales/en/trackers.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      account: typeof account
      activity: typeof activity
      alertMails: typeof alertMails
      alerts: typeof alerts
      appeals: typeof appeals
      audit: typeof audit
      boards: typeof boards
      calendar: typeof calendar
      calls: typeof calls
      causeLists: typeof causeLists
      caveats: typeof caveats
      clients: typeof clients
      clocks: typeof clocks
      companion: typeof companion
      common: typeof common
      courtLinks: typeof courtLinks
      demo: typeof demo
      documents: typeof documents
      droppedPages: typeof droppedPages
      dueChecks: typeof dueChecks
      errors: typeof errors
      exports: typeof exports
      firs: typeof firs
      hearings: typeof hearings
      help: typeof help
      imports: typeof imports
      backup: typeof backup
      installation: typeof installation
      invoices: typeof invoices
      lists: typeof lists
      matters: typeof matters
      members: typeof members
      news: typeof news
      notes: typeof notes
      notifications: typeof notifications
      offline: typeof offline
      orders: typeof orders
      plans: typeof plans
      practice: typeof practice
      privacy: typeof privacy
      reports: typeof reports
      rules: typeof rules
      search: typeof search
      security: typeof security
      shares: typeof shares
      shell: typeof shell
      support: typeof support
      sync: typeof sync
      takeouts: typeof takeouts
      tasks: typeof tasks
      today: typeof today
      trackers: typeof trackers
    }
  }
}
