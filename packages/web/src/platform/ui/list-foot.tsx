import { Select } from '@mantine/core'
import { useTranslation } from '../i18n/use-translation.ts'
import classes from './list-foot.module.css'
import { Pages } from './pages.tsx'

interface Props<Size extends number> {
  total: number
  page: number
  size: Size
  sizes: readonly Size[]
  onPage(page: number): void
  onSize(size: Size | undefined): void
}

export function ListFoot<Size extends number>({ total, page, size, sizes, onPage, onSize }: Props<Size>) {
  const { t } = useTranslation('common')
  const first = (page - 1) * size + 1
  return (
    <div className={classes.foot}>
      <span className="tabular">{t('list.range', { first, last: Math.min(total, page * size), total })}</span>
      <Pages total={Math.ceil(total / size)} page={page} onPage={onPage} />
      <Select
        size="xs"
        w={132}
        aria-label={t('list.page_size')}
        data={sizes.map((count: number) => ({ value: String(count), label: t('list.per_page', { count }) }))}
        value={String(size)}
        onChange={(value) => onSize(sizes.find((count) => String(count) === value))}
      />
    </div>
  )
}
