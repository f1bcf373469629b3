import { FormulaText } from 'edutech/plugins/questions/kit/ui/formula/FormulaText';

/** The words of a question in a row of the home, with their formulas. */
export const Block = ({ data: { written } }: { readonly data: { readonly written: string } }) => (
  <FormulaText text={written} />
);
