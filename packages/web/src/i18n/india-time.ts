const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' })

/** `11:40`, in the courts' time wherever the reader is. */
export const indiaTime = (instant: string | Date) => clock.format(new Date(instant))
