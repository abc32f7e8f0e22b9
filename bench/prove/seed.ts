import fc from 'fast-check';

/** The properties of a goal's run are drawn from the seed that it prints. */
fc.configureGlobal({ seed: Number(process.env['SEED']) });
