import fc from 'fast-check';

/** Time for the inputs of one property, in ms. A mutant that only a rare input would detect survives. */
const TIME_LIMIT = 5_000;

fc.configureGlobal({ ...fc.readConfigureGlobal(), interruptAfterTimeLimit: TIME_LIMIT });
