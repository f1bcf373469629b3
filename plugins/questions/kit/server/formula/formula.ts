import { ommlOfMathml } from './omml/mathml/omml-of-mathml';
import { readTypeset } from './typesetting/read-typeset';
import type { Typesetting } from './typesetting/typesetting';

/**
 * A formula as Word keeps it (m:oMath, with the prefixes `m` and `w`, which the document declares). Throws LatexFault for
 * LaTeX that cannot be read: who writes a document puts the LaTeX itself there.
 */
export async function ommlOfLatex(typesetting: Typesetting, latex: string, isDisplay = false): Promise<string> {
  return ommlOfMathml(readTypeset(await typesetting.mathml(latex, isDisplay)));
}
