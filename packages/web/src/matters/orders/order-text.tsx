import { Skeleton } from '@mantine/core'
import type { Order } from '@peshi/contract/matters/orders'
import { useTranslation } from 'react-i18next'
import { useOrderText } from './orders.api.ts'
import classes from './orders.module.css'

/** What an order says, to be read while its pages are on their way: they are a hundred times as large. */
export function OrderText({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { data = [] } = useOrderText(order)
  const said = data.filter((text) => text !== null).join('\n\n')
  if (said === '') return <Skeleton height={480} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.text} tabIndex={0} aria-label={t('reader.text')} data-order-text>
      <p className={classes.textHint}>{t('reader.meanwhile')}</p>
      <p className={classes.said}>{said}</p>
    </section>
  )
}
