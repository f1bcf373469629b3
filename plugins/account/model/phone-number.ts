/** The mobile number of the mainland that a text stands for, as eleven digits; null: it is none. */
export function mobileNumber(text: string): string | null {
  const digits = text.replace(/[^\d+]/g, '').replace(/^(\+|00)?86(?=1)/, '');
  return /^1[3-9]\d{9}$/.test(digits) ? digits : null;
}
