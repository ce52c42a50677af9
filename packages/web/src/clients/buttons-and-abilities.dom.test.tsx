import { aboveMatter, testButtons } from '../../test/buttons.tsx'

testButtons({
  clients: { at: '/others/clients', buttons: { 'New client': 'createClient' } },
  'a client': {
    at: '/others/clients/$clientId',
    buttons: {
      'Add files': 'addClientDocuments',
      Advance: 'addToLedger',
      Edit: 'updateClient',
      'Fee per appearance': 'saveClientFee',
      'Link a matter': 'linkClient',
      'Merge into this': 'mergeClient',
      'More actions': 'deleteClient',
      'Record consent': 'recordConsent',
      Refund: 'addToLedger',
      number: 'addToLedger',
      '… Delete': ['deleteClient', 'deleteDocument'],
      '… Edit': 'updateDocument',
      '… Identity paper': 'addClientDocuments',
      '… New version': 'addDocumentVersion',
      '… Other': 'addClientDocuments',
      '… Vakalatnama': 'addClientDocuments',
    },
  },
  'a matter: client': {
    at: '/dashboard/matters/matter-preview/$id?tab=client',
    buttons: {
      ...aboveMatter,
      'More for name': 'openClientAccess',
      Send: 'writeToClient',
      Share: 'shareMatter',
      'Share more with the client': 'setShares',
      'Stop sharing Next date': 'revokeShare',
      'Withdraw the link of name': 'withdrawGuest',
      'Write an update': 'saveClientNote',
      '… Open access': 'openClientAccess',
    },
  },
})
