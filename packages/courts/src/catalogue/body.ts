export const bodyOf = (court: string): string =>
  court.startsWith('tribunals-') ? court.split('-').slice(0, 2).join('-') : court
