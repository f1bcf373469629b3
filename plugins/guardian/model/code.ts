/** Signs that nobody mistakes for each other on paper: no 0 and O, no 1, I and L. */
export const codeSigns = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Ten signs of 31: 49 bits, too many to guess at the speed that the throttle leaves. */
export const codeLength = 10;
/** Days from the making of a code to its end: time enough for a letter and a meeting of parents. */
export const codeDays = 30;

/** What somebody typed, as codes are written: capitals, without blanks and dashes. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]+/g, '');

/** Whether it can be a code at all. */
export const isCode = (typed: string): boolean => {
  const plain = plainCode(typed);
  return plain.length === codeLength && [...plain].every((sign) => codeSigns.includes(sign));
};

/** As it is printed: two halves. */
export const shownCode = (code: string): string => `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;

/**
 * A name that only those recognise who know the child: whoever holds a code must not learn a stranger's name from it.
 */
export function veiledName(name: string): string {
  const [first = '', ...rest] = name;
  return first + '*'.repeat(Math.max(1, rest.length));
}
