/** Joins class names, leaving out what is false or absent: `classNames('btn', isSmall && 'btn-small')`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
