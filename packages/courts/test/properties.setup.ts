import fc from 'fast-check'

/**
 * Properties are tried on the same inputs in every run, so that a test fails because of the change and not because of
 * the day. `FC_SEED=12345` tries others; `npm run test:full` takes the clock.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121) })
