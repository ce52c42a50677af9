import { currentLocale } from '../i18n/i18n.ts'

/** The day of an instant in India, as the reader writes days. */
export const sayDay = (instant: string) =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format(new Date(instant))

export const sayMoment = (instant: string) =>
  new Intl.DateTimeFormat(currentLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(instant))
