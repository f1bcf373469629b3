import { readXml } from '../xml/xml-tree';
import { mathmlOfLatex } from './latex/mathjax';
import { ommlOfMathml } from './omml/omml-of-mathml';

/**
 * A formula as Word keeps it (m:oMath, with the prefixes `m` and `w`, which the document declares). Throws LatexFault for
 * LaTeX that cannot be read: who writes a document puts the LaTeX itself there.
 */
export async function ommlOfLatex(latex: string, isDisplay = false): Promise<string> {
  return ommlOfMathml(withoutNamespace(await mathmlOfLatex(latex, isDisplay)));
}

/** Everything is MathML: its names have no prefix. */
const withoutNamespace = (mathml: string) => readXml(mathml.replace(/ xmlns="[^"]*"/, ''), {});
