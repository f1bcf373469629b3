// A separate program: typesetting holds a processor, and what a formula takes nobody can tell from its length.
import { serveTasks } from '../../threads/serve-tasks';
import { LatexFault } from '../latex/latex-fault';
import { engine, mathmlOfLatex, svgOfLatex } from '../latex/mathjax';
import type { Formula, Typeset } from './typesetting';

/** What became of a formula, and how long it took. */
export interface TimedTypeset {
  readonly typeset: Typeset;
  readonly milliseconds: number;
}

const writers = { mathml: mathmlOfLatex, svg: svgOfLatex };

async function typesetOf({ notation, latex, isDisplay }: Formula): Promise<Typeset> {
  try {
    return { text: await writers[notation](latex, isDisplay) };
  } catch (error) {
    if (!(error instanceof LatexFault)) throw error;
    return { fault: error.message };
  }
}

// loaded before the first task: its time is the formula's alone
await engine();
serveTasks<Formula>(async (formula): Promise<TimedTypeset> => {
  const began = performance.now();
  const typeset = await typesetOf(formula);
  return { typeset, milliseconds: performance.now() - began };
});
