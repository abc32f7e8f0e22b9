import fc from 'fast-check';

/** Draws the properties of a goal's run from the printed seed. */
fc.configureGlobal({ seed: Number(process.env['SEED']) });
