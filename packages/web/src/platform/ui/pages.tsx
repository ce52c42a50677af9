import { Pagination } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  className?: string | undefined
  /** How many pages there are. */
  total: number
  page: number
  onPage(page: number): void
}

/** The other pages of a list, each with a name for who can't see it. */
export function Pages({ className, total, page, onPage }: Props) {
  const { t } = useTranslation('common')
  return (
    <Pagination
      className={className}
      size="sm"
      total={Math.max(1, total)}
      value={page}
      onChange={onPage}
      getControlProps={(control) => ({ 'aria-label': t(`list.page.${control}`) })}
      getItemProps={(number) => ({ 'aria-label': t('list.page.number', { number }) })}
    />
  )
}
