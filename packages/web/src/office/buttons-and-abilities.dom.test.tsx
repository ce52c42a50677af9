import { aboveMatter, testButtons } from '../../test/buttons.tsx'

testButtons({
  'a draft of an invoice': {
    at: '/others/invoices/invoice/$id',
    replies: {
      getInvoice: { data: { state: 'draft', credit_notes: [], receipts: [], issued_on: null, number: null } },
    },
    buttons: {
      Edit: 'updateInvoice',
      Issue: 'issueInvoice',
      'More actions': 'deleteInvoice',
      '… Delete': 'deleteInvoice',
    },
  },
  'an issued invoice': {
    at: '/others/invoices/invoice/$id',
    replies: {
      getInvoice: {
        data: {
          state: 'overdue',
          open: 90_000,
          credited: 0,
          sum: { total: 100_000 },
          takes_online: true,
          payment_link: null,
          receipts: [{ voided_at: null }],
        },
      },
    },
    buttons: {
      'More actions': ['createCreditNote', 'mailReceipt', 'voidReceipt'],
      '… Write a credit note': 'createCreditNote',
      'Record a payment': 'payInvoice',
      'Send by e-mail': ['mailInvoice', 'mailCreditNote'],
      '… Cancel receipt': 'voidReceipt',
      '… Send by e-mail': 'mailReceipt',
      '… Copy': 'linkInvoice',
      '… WhatsApp to name': 'linkInvoice',
      Refunded: 'closeGatewayRefund',
      Remind: 'mailInvoice',
      'Create new link': 'linkInvoice',
      'Turn off link': 'unlinkInvoice',
      'Create payment link': 'makeInvoicePaymentLink',
      Share: 'linkInvoice',
      'Show in the client’s area': 'showInvoiceToClient',
    },
  },
  invoices: {
    at: '/others/invoices',
    buttons: {
      'New invoice': 'createInvoice',
      'Billing details': 'saveBillingIdentity',
      'Bank statement': 'recordStatement',
      '… Blank': 'createInvoice',
      '… For a matter': 'createInvoice',
    },
  },
  'the settings of invoices': {
    at: '/others/invoices/settings',
    buttons: {
      Save: 'saveBillingIdentity',
      'Save keys': 'saveGatewayAccount',
      Copy: 'saveGatewayAccount',
      'Remove account': 'removeGatewayAccount',
    },
  },
  'the bank statement': { at: '/others/invoices/statement', buttons: {} },
  'the matters for an invoice': {
    at: '/others/invoices/search-matter',
    replies: { listMatters: { data: [] } },
    buttons: { 'New matter': 'saveMatter' },
  },
  'a matter: invoices': {
    at: '/dashboard/matters/matter-preview/$id?tab=invoices',
    buttons: { ...aboveMatter, Add: 'addCharge', 'Agreed fee': 'saveFeeTerms', 'New invoice': 'createInvoice' },
  },
  reports: { at: '/others/reports', buttons: {} },
  'a page of the news': { at: '/news/news-preview/$id', buttons: {} },
  news: { at: '/news', buttons: {} },
  support: { at: '/support', buttons: { 'New ticket': 'createTicket' } },
})
