/** The specification's sentences (§8), word for word. The web application shows them in the reader's language by key. */
export const messages = {
  serverError: 'Server Error, Please try again!',
  network: 'Something went wrong, Please try again!',
  courtConnection: 'Failed to connect to the court!',
  courtNotResponding: 'Court server not responding, Please try after some time!',
  matterSaved: 'Matter saved successfully! Order syncing is in progress, please check the orders after 30 minutes.',
  matterAdded: 'Matter saved successfully!',
  matterUpdated: 'Matter updated successfully!',
  dataUpdated: 'Data Updated Successfully!',
  matterDeleted: 'Matter deleted successfully!',
  matterRestored: 'Matter restored successfully!',
  documentSaved: 'Document saved successfully!',
  documentDeleted: 'Document deleted successfully!',
  badCredentials: 'Email or Password is Invalid',
  badRefresh: 'Invalid refresh token',
  userUpdateFailed: 'Failed to Update!',
  defaultBoardUpdated: 'Default Display Board Updated Successfully!',
} as const
