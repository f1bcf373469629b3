/** States of a conversion, as the wire has them (portal.md section 4): 1 ready, 3 converting, any other failed. */
export const conversionStates = { ready: 1, converting: 3, failed: 4 } as const;

export type ConversionState = (typeof conversionStates)[keyof typeof conversionStates];

/**
 * Why a conversion failed. `damaged`: the reader cannot make sense of the file. `protected`: it asks for a password.
 * `tooLarge`: more pixels, hours, pages or bytes than are read, or tables within tables. `tookTooLong`: it was ended at its limit of time. `gaveUp`: the
 * converter itself was ended each time that it was tried.
 */
export const conversionFaults = ['damaged', 'protected', 'tooLarge', 'tookTooLong', 'gaveUp'] as const;

export type ConversionFaultName = (typeof conversionFaults)[number];
