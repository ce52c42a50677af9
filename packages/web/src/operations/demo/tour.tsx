import { Button, CloseButton } from '@mantine/core'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useToday } from '../../day/today/today.api.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import classes from './demo.module.css'
import { goToStep, leaveTour, useTourStep } from './tour-state.ts'

const steps = [
  { key: 'listed', page: 'today' },
  { key: 'board', page: 'today' },
  { key: 'orders', page: 'today' },
  { key: 'header', page: 'matter' },
  { key: 'tabs', page: 'matter' },
  { key: 'outcome', page: 'matter' },
] as const

export function Tour() {
  const step = useTourStep()
  const can = useCan()
  if (step === null || !can('read', 'Dashboard') || !can('read', 'Matter')) return null
  return <TourCard step={Math.min(step, steps.length - 1)} />
}

function TourCard({ step }: { step: number }) {
  const { t } = useTranslation('demo')
  const navigate = useNavigate()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { data: day } = useToday()
  const { key, page } = steps[step] ?? steps[0]
  const isThere = path.includes(page === 'today' ? '/dashboard/analytics' : '/matter-preview/')
  const example = day?.listed[0]?._id ?? day?.new_orders[0]?.matter_id

  useEffect(() => {
    if (!isThere) return
    const show = () => document.querySelector(`[data-tour="${key}"]`)
    const timer = setInterval(() => {
      const part = show()
      if (!part) return
      clearInterval(timer)
      part.setAttribute('data-tour-shown', '')
      part.scrollIntoView({ block: 'start', behavior: 'smooth' })
    }, 200)
    return () => {
      clearInterval(timer)
      show()?.removeAttribute('data-tour-shown')
    }
  }, [key, isThere])

  function go(to: number): void {
    const next = steps[to]
    if (!next) {
      leaveTour()
      return
    }
    goToStep(to)
    if (next.page === 'today') void navigate({ to: '/dashboard/analytics' })
    else if (example && !path.includes('/matter-preview/'))
      void navigate({ to: '/dashboard/matters/matter-preview/$id', params: { id: example } })
  }

  if (!isThere) return null
  return (
    <section className={classes.tour} aria-label={t('tour.title')} aria-live="polite">
      <header>
        <strong>{t(`tour.${key}.title`)}</strong>
        <CloseButton aria-label={t('tour.leave')} onClick={leaveTour} />
      </header>
      <p>{t(`tour.${key}.text`)}</p>
      <footer>
        <span>{t('tour.step', { step: step + 1, of: steps.length })}</span>
        {step > 0 ? (
          <Button variant="default" size="compact-md" onClick={() => go(step - 1)}>
            {t('tour.back')}
          </Button>
        ) : null}
        <Button size="compact-md" onClick={() => go(step + 1)}>
          {t(step + 1 < steps.length ? 'tour.next' : 'tour.end')}
        </Button>
      </footer>
    </section>
  )
}
