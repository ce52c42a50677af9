import type { EarlyOpenPage } from './src/first-paint/early-files.ts'

/** Its words are those beside the words of every page. */
interface OpenPage extends Omit<EarlyOpenPage, 'files'> {
  /** The file of its component. */
  component: RegExp
}

const step = ['account', 'rules']

/** The pages that stand open to everybody. */
export const openPages: Record<string, OpenPage> = {
  '/login': { component: /account\/login\.page/, words: ['account'], drawn: 'plain' },
  '/register': { component: /account\/register\.page/, words: step, drawn: 'plain' },
  '/send-otp': { component: /account\/send-otp\.page/, words: step, drawn: 'plain' },
  // Where nothing was begun these lead back to the first step (`src/first-paint`).
  '/verify-otp': { component: /account\/verify-otp\.page/, words: step },
  '/forgot-password': { component: /account\/forgot-password\.page/, words: step },
  '/client-sign-in': { component: /client-sign-in\.page/, words: ['shares', ...step], drawn: 'plain' },
  '/join': {
    component: /members\/join\.page/,
    words: ['members', ...step],
    drawn: 'by-secret',
    looksUp: '/api/invitations/look',
  },
  '/invoice': {
    component: /shared-invoice\.page/,
    words: ['invoices', 'matters'],
    drawn: 'by-secret',
    looksUp: '/api/shared_invoice',
  },
  '/stop-alerts': { component: /stop-alerts\.page/, words: ['alerts'], drawn: 'by-secret' },
}
