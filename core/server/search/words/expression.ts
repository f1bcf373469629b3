/** What words have to be there: the tree of a `tsquery`. */
export type Expression =
  | { readonly word: string; readonly isBeginning: boolean }
  | { readonly all: readonly Expression[] }
  | { readonly any: readonly Expression[] };

export const word = (text: string): Expression => ({ word: text, isBeginning: false });
export const beginning = (text: string): Expression => ({ word: text, isBeginning: true });
export const all = (parts: readonly Expression[]): Expression => (parts.length === 1 ? parts[0]! : { all: parts });
export const any = (parts: readonly Expression[]): Expression => (parts.length === 1 ? parts[0]! : { any: parts });

/** As PostgreSQL reads it. Each word is quoted, so nothing that somebody types is ever an operator. */
export function expressionText(expression: Expression): string {
  if ('word' in expression) {
    const quoted = `'${expression.word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
    return expression.isBeginning ? `${quoted}:*` : quoted;
  }
  const [parts, operator] = 'all' in expression ? [expression.all, ' & '] : [expression.any, ' | '];
  return `(${parts.map(expressionText).join(operator)})`;
}
