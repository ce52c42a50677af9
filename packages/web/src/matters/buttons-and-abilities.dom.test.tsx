import { aboveMatter, share, testButtons } from '../../test/buttons.tsx'

testButtons({
  matters: {
    at: '/dashboard/matters',
    buttons: {
      'New matter': 'saveMatter',
      'Manage tags': ['renameTag', 'deleteTag'],
      Import: 'createImport',
      'Recycle bin': ['restoreMatter', 'restoreNote'],
      '… Delete': 'deleteMatter',
      '… Edit title': 'editTitle',
      '… Refresh': 'updateFromFind',
    },
  },
  'a matter: overview': {
    at: '/dashboard/matters/matter-preview/$id',
    buttons: {
      ...aboveMatter,
      'Add a direction': 'saveDirection',
      'Add client': 'linkClient',
      'Add number': 'addAlias',
      'FIR and offence': 'setFir',
      Link: 'linkMatters',
      'Link a matter': 'linkMatters',
      'Not related': 'dismissSuggestion',
      'Remove case type/case number/1': 'removeAlias',
      'Remove name from this matter': 'unlinkClient',
    },
  },
  'a matter: hearings': {
    at: '/dashboard/matters/matter-preview/$id?tab=hearings',
    buttons: {
      ...aboveMatter,
      'Add hearing': 'saveHearing',
      Change: 'saveHearing',
      'Delete the hearing of 01-12-2026': 'deleteHearing',
      'Save outcome': 'recordOutcome',
    },
  },
  'a matter: orders': {
    at: '/dashboard/matters/matter-preview/$id?tab=orders',
    buttons: {
      ...aboveMatter,
      'Add deadline': 'startClock',
      'Apply for a certified copy': 'addCertifiedCopy',
      'Check for new orders': 'syncOrders',
      ...share,
    },
  },
  'a matter: notes': {
    at: '/dashboard/matters/matter-preview/$id?tab=notes',
    buttons: { ...aboveMatter, 'Write a note': 'createNote', ...share },
  },
  'a matter: documents': {
    at: '/dashboard/matters/matter-preview/$id?tab=documents',
    buttons: {
      ...aboveMatter,
      'Add a paper': 'changePaperRequest',
      'Add files': 'createDocument',
      'Draft a paper': 'makeDraft',
      'New filing': 'beginFiling',
      '… Delete': ['deleteMatter', 'deleteDocument'],
      'Ask the client for papers': 'askForPapers',
      'More for name': 'changePaperRequest',
      'Not needed': 'changePaperRequest',
      '… Copy the link': 'linkToPapers',
      '… Send again by SMS': 'sendPaperRequest',
      '… Send again by e-mail': 'sendPaperRequest',
      '… Stop the request': 'stopPaperRequest',
      '… Edit': 'updateDocument',
      '… New version': 'addDocumentVersion',
    },
  },
  'a matter: activity': {
    at: '/dashboard/matters/matter-preview/$id?tab=activity',
    buttons: { ...aboveMatter, 'Who saw this matter': 'setAccessRules' },
  },
  hearings: {
    at: '/dashboard/hearings',
    replies: { listHearings: { data: [{ date: '01-12-2026' }] } },
    buttons: { 'Add hearing': 'saveHearing', 'Adjourned: Change outcome of ctitle': 'recordOutcome' },
  },
  'a possible listing': {
    at: '/dashboard/causelist/page/$id',
    buttons: { 'No, it is not': 'dismissSighting', 'Yes, it is listed': 'confirmSighting' },
  },
  orders: { at: '/dashboard/orders', buttons: {} },
  'shared files': { at: '/share', buttons: {} },
})
