/** A title as it is kept: without blanks at the ends, and with single ones inside. */
export const tidyTitle = (title: string): string => title.trim().replace(/\s+/g, ' ');

/** A title that says something. */
export const isTitle = (title: string): boolean => tidyTitle(title) !== '';
