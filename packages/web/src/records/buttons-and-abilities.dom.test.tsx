import { testButtons } from '../../test/buttons.tsx'

testButtons({
  'the recycle bin': {
    at: '/dashboard/bin',
    buttons: {
      'Restore case type case number/1, petitioner v. respondent': 'restoreMatter',
      'Restore caveator / caveatee': 'restoreCaveats',
      'Restore name': ['restoreClient', 'restoreDocuments'],
      'Restore number/1950, police station': 'restoreFirs',
      'Restore subject': 'restoreInvoice',
      'Restore text': 'restoreNote',
      'Restore title': 'restoreTask',
    },
  },
  imports: {
    at: '/dashboard/matters/import',
    buttons: { 'Choose a file': 'createImport', 'Check 0 CNRs': 'createImport' },
  },
  search: { at: '/dashboard/searchFilter', buttons: { 'New matter': 'saveMatter' } },
})
