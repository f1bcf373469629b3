import type { Content } from './content';
import { textOf } from './walk-content';

/** Greek letters that school writes, as LaTeX names them. */
const greek = ['alpha', 'beta', 'gamma', 'theta', 'lambda', 'mu', 'rho', 'varphi', 'omega', 'Delta'] as const;

/** A letter of its own in a text: no letter stands beside it. */
const alone = /(?<![A-Za-z])[A-Za-z](?![A-Za-z])/g;
const formula = /\$([^$]*)\$/g;
const words = /\\(?:text|mathrm|operatorname|textrm|mbox)\s*\{[^}]*\}/g;
const sign = /\\([A-Za-z]+)|[A-Za-z]/g;

/** The letters of a formula: those of words and of commands are none. */
const lettersIn = (latex: string): string[] =>
  [...latex.replace(words, ' ').matchAll(sign)].flatMap(([found, command]) => {
    if (command === undefined) return [found];
    return greek.some((name) => name === command) ? [`\\${command} `] : [];
  });

/**
 * The letters that a stem uses, as LaTeX, in order and each once: what an answer to it is written with ("用含 n 的式子表示").
 * Letters in formulas, and letters of their own in its text.
 */
export function lettersOf(stem: Content): string[] {
  const text = textOf(stem);
  const found: string[] = [];
  let end = 0;
  for (const match of text.matchAll(formula)) {
    found.push(...(text.slice(end, match.index).match(alone) ?? []), ...lettersIn(match[1]!));
    end = match.index + match[0].length;
  }
  return [...new Set([...found, ...(text.slice(end).match(alone) ?? [])])];
}
