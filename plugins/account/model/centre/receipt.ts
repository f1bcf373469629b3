/** A receipt as it is shown, in groups of four; typed back in any form. */
export const shownReceipt = (receipt: string): string => receipt.match(/.{1,4}/g)?.join('-') ?? '';

/** What was typed, as it was made. */
export const plainReceipt = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');
