import { useEffect } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'

export function useDocumentTitle(title: string): void {
  const { t } = useTranslation()
  const product = t('product')
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`
  }, [title, product])
}
