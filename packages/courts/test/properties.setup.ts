import fc from 'fast-check'

/** The seed is fixed, so that only a change can cause a new failure. `FC_SEED=12345` sets another seed. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121) })
