/**
 * Endpoints for signed-in people that change something in transactions of their own, and why each needs more than one or must do something
 * after the commit. All other changing endpoints are bound with `change…` and run in one transaction.
 */
export const ownTransactions: Readonly<Record<string, string>> = {
  'POST /api/installation/failed/:id/retry':
    'The queue moves the job in a transaction of its own. Repeated, the job is no longer among the failed ones.',
  'POST /api/courts/:unique_id/site':
    'Keeps for all chambers what the site said, and opens the court in this process. Repeated, it finds what was kept.',
  'POST /api/installation/district-sites/:unique_id':
    'Keeps the decision for all chambers, and opens or closes the court in this process. Repeated, it decides the same again.',
  'POST /api/installation/court_calendars':
    'Saves for all chambers, as the system. Repeated, it saves the same calendars again.',
  'DELETE /api/installation/court_calendars/:court/:year':
    'Removes for all chambers, as the system. Repeated, there is none to remove.',
  'POST /api/installation/court_calendars/offers':
    'Writes in the chamber that offers, which is not the operator’s. Repeated, the offer is gone.',
  'POST /api/payment':
    'The gateway makes the link between two transactions. Repeated, it finds the payment and its link by their reference.',
  'POST /api/invoice/:id/payment_link':
    'The gateway makes the link between two transactions. Repeated, it finds the row and its link by their reference.',
  'POST /api/uploads':
    'The parts of a file that was cut off are joined between two transactions. Repeated, it finds the upload by its key.',
  'PUT /api/uploads/:id':
    'The file store receives the bytes between two transactions. The offset tells repetitions apart.',
  'POST /api/users/upload_pic':
    'The old picture’s file is removed after the commit. Repeated, it draws the same picture again.',
  'DELETE /api/users/upload_pic': 'The picture’s file is removed after the commit. Repeated, there is none to remove.',
  'POST /api/matter_list/bulk':
    'Changes up to 2,000 matters, a hundred per transaction. Repeated, it changes only what is left.',
  'PUT /api/orders/:id/file': 'The file that was replaced is removed after the commit. Repeated, it replaces it again.',
  'POST /api/due_checks/take': 'Holds a check before the court is asked for its picture.',
  'POST /api/due_checks/:id/answer':
    'Holds the check before the court gets the answer, and keeps the failure of a request that is refused.',
  'POST /api/sync/retry': 'Makes cases due in transactions of 500 each. Repeated, it makes due only what is left.',
  'POST /api/support/desk/:id/uploads': 'Writes in the ticket’s chamber, which is not the operator’s.',
  'PUT /api/support/desk/:id/uploads/:upload': 'Writes in the ticket’s chamber, which is not the operator’s.',
}
