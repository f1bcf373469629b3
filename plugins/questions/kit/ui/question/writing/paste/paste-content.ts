import { cleanPaste, type CleanedPaste } from 'edutech/plugins/writing/kit/ui/editor/cleaned-paste';
import { latexOfMathml } from './mathml-latex';

/** Signs of the private use area: no text has them, and no cleaning takes them away. */
const mark = (at: number) => `\ue000${at}\ue001`;
const marked = /\ue000(\d+)\ue001/g;

const mathTags = /<(\w+:)?math\b[\s\S]*?<\/\1math\s*>/gi;

/**
 * Pasted content whose formulas stay formulas: MathML of Word and of web pages is kept aside while the rest is cleaned.
 */
export function pasteContent(html: string): CleanedPaste {
  const formulas: string[] = [];
  const aside = html.replace(mathTags, (math, prefix: string | undefined) => {
    const latex = latexOf(prefix ? math.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</') : math);
    return latex === '' ? '' : mark(formulas.push(latex) - 1);
  });
  const { html: cleaned, lostPictures } = cleanPaste(aside);
  return { html: cleaned.replace(marked, (_, at: string) => formulaTag(formulas[Number(at)] ?? '')), lostPictures };
}

/** MathML alone, as Word copies an equation when it is asked to; null for any other text. */
export function pastedFormula(text: string): string | null {
  const math = /^\s*(?:<\?xml[^>]*>\s*)?(<(?:\w+:)?math\b[\s\S]*<\/(?:\w+:)?math\s*>)\s*$/i.exec(text)?.[1];
  return math ? pasteContent(math).html : null;
}

function latexOf(math: string): string {
  const found = new DOMParser().parseFromString(math, 'text/html').querySelector('math');
  return found ? latexOfMathml(found) : '';
}

function formulaTag(latex: string): string {
  const tag = document.createElement('span');
  tag.setAttribute('data-latex', latex);
  return tag.outerHTML;
}
