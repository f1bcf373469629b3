import { textParts } from '../../common/one-line/text-parts';
import { inOrder } from '../question/content/in-order';
import { Formula } from './Formula';

/** A line of text with its formulas, written in it as `$LaTeX$`. */
export const FormulaText = ({ text }: { readonly text: string }) => (
  <>{inOrder(textParts(text), ({ kind, value }) => (kind === 'formula' ? <Formula latex={value} /> : value))}</>
);
