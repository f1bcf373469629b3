/** An identity number of the mainland: six digits of a place, a birthday, three digits, a check digit or X (GB 11643). */
const shape =
  /(?<![0-9A-Za-z])[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[0-9Xx](?![0-9A-Za-z])/g;

/** A text in which no identity number can be read: people type and paste them where they do not belong. */
export const withoutIdentityNumbers = (text: string): string => text.replace(shape, '[identity number]');
