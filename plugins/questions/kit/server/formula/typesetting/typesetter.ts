import { availableParallelism } from 'node:os';
import { ThreadEnded } from '../../threads/thread';
import { ThreadPool } from '../../threads/thread-pool';
import { threadProgram } from 'edutech/core/server/programs/thread-program';
import type { TimedTypeset } from './typeset-thread';
import { type Formula, type Typeset, type Typesetting, typesettingBy } from './typesetting';

/** A formula of a school takes some milliseconds; one that takes longer than this is meant to. */
const mostMilliseconds = 2000;
/** All formulas of a document together. */
const mostOfDocument = 30_000;
const megabytes = 512;
/** Loading MathJax takes a processor a second. */
const restMilliseconds = 300_000;
/** Characters of formulas and of what became of them that are remembered. */
const mostRemembered = 16_000_000;

/** A document's way to its formulas. */
export interface DocumentTypesetting extends Typesetting {
  typeset(formula: Formula): Promise<Typeset>;
  /** LaTeX that took too long, or had no time left: it stands in the document as it is. */
  readonly slow: ReadonlySet<string>;
}

/**
 * Typesets formulas in threads of their own, each within two seconds; what a text became is remembered, also that it takes
 * too long.
 */
export class Typesetter {
  readonly #remembered = new Map<string, Typeset>();
  readonly #pool: ThreadPool<Formula, TimedTypeset>;
  readonly #mostMilliseconds: number;
  #characters = 0;

  constructor(limits: { readonly milliseconds?: number } = {}) {
    this.#mostMilliseconds = limits.milliseconds ?? mostMilliseconds;
    this.#pool = new ThreadPool({
      program: threadProgram('typeset-thread'),
      threads: Math.min(2, availableParallelism()),
      megabytes,
      restMilliseconds,
    });
  }

  /** For the formulas of one document, which have half a minute together. */
  forDocument(most = mostOfDocument): DocumentTypesetting {
    const slow = new Set<string>();
    let left = most;
    const typeset = async (formula: Formula): Promise<Typeset> => {
      const known = this.#known(formula);
      if (!known && left <= 0) {
        slow.add(formula.latex);
        return { fault: 'the formulas of the document take too long', isTooSlow: true };
      }
      const { typeset, milliseconds } = known ? { typeset: known, milliseconds: 0 } : await this.#typeset(formula);
      left -= milliseconds;
      if ('isTooSlow' in typeset) slow.add(formula.latex);
      return typeset;
    };
    return { slow, typeset, ...typesettingBy(typeset) };
  }

  close(): void {
    this.#pool.close();
  }

  #known(formula: Formula): Typeset | undefined {
    const key = keyOf(formula);
    const known = this.#remembered.get(key);
    if (!known) return undefined;
    // the youngest are last, and stay the longest
    this.#remembered.delete(key);
    this.#remembered.set(key, known);
    return known;
  }

  async #typeset(formula: Formula): Promise<TimedTypeset> {
    const timed = await this.#inThread(formula);
    const { typeset } = timed;
    const key = keyOf(formula);
    this.#remembered.set(key, typeset);
    this.#characters += sizeOf(key, typeset);
    for (const [oldest, its] of this.#remembered) {
      if (this.#characters <= mostRemembered) break;
      this.#remembered.delete(oldest);
      this.#characters -= sizeOf(oldest, its);
    }
    return timed;
  }

  async #inThread(formula: Formula): Promise<TimedTypeset> {
    const milliseconds = this.#mostMilliseconds;
    try {
      return await this.#pool.run(formula, { milliseconds });
    } catch (error) {
      if (!(error instanceof ThreadEnded) || error.why === 'broken') throw error;
      return { typeset: { fault: `the formula takes too much ${error.why}`, isTooSlow: true }, milliseconds };
    }
  }
}

const keyOf = ({ notation, latex, isDisplay }: Formula) => `${notation} ${isDisplay ? 'display' : 'inline'} ${latex}`;
const sizeOf = (key: string, typeset: Typeset) =>
  key.length + ('text' in typeset ? typeset.text.length : typeset.fault.length);
