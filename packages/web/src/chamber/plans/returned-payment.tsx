import { Alert } from '@mantine/core'
import type { PlanPayment } from '@peshi/contract/chamber/payments'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCheckPayment } from './plans.api.ts'
import classes from './plans.module.css'

const route = getRouteApi('/shell/settings/account-setting')

const askTimes = 6
const askEveryMs = 4000

export function ReturnedPayment() {
  const { payment } = route.useSearch()
  const check = useCheckPayment()
  const attempts = useRef(0)
  const { mutate, data, error, isPending } = check
  const isOpen = data?.state === 'open' || data?.state === 'asked'

  useEffect(() => {
    if (!payment || attempts.current > 0) return
    attempts.current = 1
    mutate(payment)
  }, [payment, mutate])
  useEffect(() => {
    if (!payment || isPending || !isOpen || attempts.current >= askTimes) return
    const timer = setTimeout(() => {
      attempts.current += 1
      mutate(payment)
    }, askEveryMs)
    return () => clearTimeout(timer)
  }, [payment, isPending, isOpen, mutate])

  if (!payment) return null
  const isPaid = data?.state === 'paid'
  const color = error ? 'red' : isPaid ? 'green' : 'amber'
  return (
    <Alert color={color} variant="light" role="status" className={classes.wide}>
      {error ? sayError(error) : <Became payment={data} />}
    </Alert>
  )
}

function Became({ payment }: { payment: PlanPayment | undefined }) {
  const { t } = useTranslation('plans')
  if (!payment) return t('returned.asking')
  if (payment.state === 'paid') return t('returned.paid', { date: toDayFirst(payment.ends_on ?? '') })
  return payment.state === 'open' || payment.state === 'asked' ? t('returned.open') : t('returned.over')
}
