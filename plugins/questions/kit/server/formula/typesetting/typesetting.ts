import { LatexFault, LatexTooSlow } from '../latex/latex-fault';

/** Who turns LaTeX into what documents keep. Both throw LatexFault for LaTeX that cannot be read, or takes too long. */
export interface Typesetting {
  /** The formula as MathML. */
  mathml(latex: string, isDisplay: boolean): Promise<string>;
  /** A picture of it, letters as paths. */
  svg(latex: string, isDisplay: boolean): Promise<string>;
}

/** A formula as a thread is given it. */
export interface Formula {
  readonly notation: keyof Typesetting;
  readonly latex: string;
  readonly isDisplay: boolean;
}

/** What becomes of it: text, or why it has none. */
export type Typeset = { readonly text: string } | { readonly fault: string; readonly isTooSlow?: true };

/** Typesetting as documents use it, over a way that answers also with what is wrong. */
export function typesettingBy(typeset: (formula: Formula) => Promise<Typeset>): Typesetting {
  const by = (notation: Formula['notation']) => async (latex: string, isDisplay: boolean) => {
    const done = await typeset({ notation, latex, isDisplay });
    if ('text' in done) return done.text;
    throw done.isTooSlow ? new LatexTooSlow(done.fault) : new LatexFault(done.fault);
  };
  return { mathml: by('mathml'), svg: by('svg') };
}
