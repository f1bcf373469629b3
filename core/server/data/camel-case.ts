/** The house's spelling of a column: `grade_id` → `gradeId`; what has no underscore stays as it is. */
export const camelCase = (column: string): string =>
  column.replace(/(?<=[A-Za-z0-9])_+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The other way: `gradeId` is the column `grade_id`; a name in snake_case stays. */
export const snakeCase = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
