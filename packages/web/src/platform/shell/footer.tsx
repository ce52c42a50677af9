import { useTranslation } from 'react-i18next'
import classes from './footer.module.css'

export function Footer() {
  const { t } = useTranslation('shell')
  return <footer className={classes.footer}>{t('footer')}</footer>
}
