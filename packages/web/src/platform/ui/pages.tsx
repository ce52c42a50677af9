import { Pagination } from '@mantine/core'
import { useTranslation } from '../i18n/use-translation.ts'

interface Props {
  className?: string | undefined
  total: number
  page: number
  onPage(page: number): void
}

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
