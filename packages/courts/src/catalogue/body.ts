/** `tribunals-nclt-mumbai` → `tribunals-nclt`; a court's own identifier for every other. */
export const bodyOf = (court: string): string =>
  court.startsWith('tribunals-') ? court.split('-').slice(0, 2).join('-') : court
