import type account from '@peshi/contract/platform/locales/en/account.json'
import type activity from '@peshi/contract/platform/locales/en/activity.json'
import type alertMails from '@peshi/contract/platform/locales/en/alertMails.json'
import type alerts from '@peshi/contract/platform/locales/en/alerts.json'
import type appeals from '@peshi/contract/platform/locales/en/appeals.json'
import type audit from '@peshi/contract/platform/locales/en/audit.json'
import type backup from '@peshi/contract/platform/locales/en/backup.json'
import type boards from '@peshi/contract/platform/locales/en/boards.json'
import type calendar from '@peshi/contract/platform/locales/en/calendar.json'
import type calls from '@peshi/contract/platform/locales/en/calls.json'
import type causeLists from '@peshi/contract/platform/locales/en/causeLists.json'
import type caveats from '@peshi/contract/platform/locales/en/caveats.json'
import type certifiedCopies from '@peshi/contract/platform/locales/en/certifiedCopies.json'
import type citations from '@peshi/contract/platform/locales/en/citations.json'
import type clients from '@peshi/contract/platform/locales/en/clients.json'
import type clocks from '@peshi/contract/platform/locales/en/clocks.json'
import type common from '@peshi/contract/platform/locales/en/common.json'
import type companion from '@peshi/contract/platform/locales/en/companion.json'
import type courtLinks from '@peshi/contract/platform/locales/en/courtLinks.json'
import type demo from '@peshi/contract/platform/locales/en/demo.json'
import type documents from '@peshi/contract/platform/locales/en/documents.json'
import type drafts from '@peshi/contract/platform/locales/en/drafts.json'
import type droppedPages from '@peshi/contract/platform/locales/en/droppedPages.json'
import type dueChecks from '@peshi/contract/platform/locales/en/dueChecks.json'
import type errors from '@peshi/contract/platform/locales/en/errors.json'
import type exports from '@peshi/contract/platform/locales/en/exports.json'
import type filings from '@peshi/contract/platform/locales/en/filings.json'
import type firs from '@peshi/contract/platform/locales/en/firs.json'
import type guests from '@peshi/contract/platform/locales/en/guests.json'
import type hearings from '@peshi/contract/platform/locales/en/hearings.json'
import type help from '@peshi/contract/platform/locales/en/help.json'
import type imports from '@peshi/contract/platform/locales/en/imports.json'
import type installation from '@peshi/contract/platform/locales/en/installation.json'
import type invoices from '@peshi/contract/platform/locales/en/invoices.json'
import type lists from '@peshi/contract/platform/locales/en/lists.json'
import type matters from '@peshi/contract/platform/locales/en/matters.json'
import type members from '@peshi/contract/platform/locales/en/members.json'
import type model from '@peshi/contract/platform/locales/en/model.json'
import type news from '@peshi/contract/platform/locales/en/news.json'
import type notes from '@peshi/contract/platform/locales/en/notes.json'
import type notifications from '@peshi/contract/platform/locales/en/notifications.json'
import type offline from '@peshi/contract/platform/locales/en/offline.json'
import type orders from '@peshi/contract/platform/locales/en/orders.json'
import type papers from '@peshi/contract/platform/locales/en/papers.json'
import type plans from '@peshi/contract/platform/locales/en/plans.json'
import type practice from '@peshi/contract/platform/locales/en/practice.json'
import type privacy from '@peshi/contract/platform/locales/en/privacy.json'
import type reports from '@peshi/contract/platform/locales/en/reports.json'
import type rules from '@peshi/contract/platform/locales/en/rules.json'
import type search from '@peshi/contract/platform/locales/en/search.json'
import type security from '@peshi/contract/platform/locales/en/security.json'
import type servings from '@peshi/contract/platform/locales/en/servings.json'
import type shares from '@peshi/contract/platform/locales/en/shares.json'
import type shell from '@peshi/contract/platform/locales/en/shell.json'
import type support from '@peshi/contract/platform/locales/en/support.json'
import type sync from '@peshi/contract/platform/locales/en/sync.json'
import type takeouts from '@peshi/contract/platform/locales/en/takeouts.json'
import type tasks from '@peshi/contract/platform/locales/en/tasks.json'
import type today from '@peshi/contract/platform/locales/en/today.json'
import type trackers from '@peshi/contract/platform/locales/en/trackers.json'

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
      drafts: typeof drafts
      dueChecks: typeof dueChecks
      errors: typeof errors
      exports: typeof exports
      filings: typeof filings
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
      certifiedCopies: typeof certifiedCopies
      citations: typeof citations
      model: typeof model
      news: typeof news
      notes: typeof notes
      notifications: typeof notifications
      offline: typeof offline
      orders: typeof orders
      papers: typeof papers
      plans: typeof plans
      practice: typeof practice
      privacy: typeof privacy
      reports: typeof reports
      rules: typeof rules
      search: typeof search
      security: typeof security
      guests: typeof guests
      servings: typeof servings
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
