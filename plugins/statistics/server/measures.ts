import { notFound } from 'edutech/core/common/errors';
import type { Measure, MeasureSource, Measures } from '../api';
import { fewest, figureOf, tellParts } from '../kit/common/figures';

/** The measures of all areas; complete once every plugin is set up, so it is read at each use. */
export class AllMeasures implements Measures {
  #known: ReadonlyMap<string, Measure> | undefined;

  constructor(private readonly sources: readonly MeasureSource[]) {}

  get all(): readonly Measure[] {
    return [...this.#byId().values()];
  }

  describe(id: string): Measure {
    const found = this.#byId().get(id);
    if (!found) throw notFound('statistics.error.noMeasure');
    return found;
  }

  figure(id: string, value: number | null, n: number | null, at: Date) {
    return figureOf(this.describe(id), value, n, at);
  }

  parts(id: string, parts: Parameters<Measures['parts']>[1], at: Date) {
    const measure = this.describe(id);
    return tellParts(parts, Math.max(fewest, measure.fewest)).map((told) => ({
      measure: id,
      ...told,
      at: at.toISOString(),
    }));
  }

  #byId() {
    const count = this.sources.reduce((sum, { measures }) => sum + measures.length, 0);
    if (this.#known?.size === count) return this.#known;
    const all = this.sources.flatMap(({ measures }) => measures);
    this.#known = new Map(all.map((measure) => [measure.id, measure]));
    if (this.#known.size !== count) throw new Error('two measures have one id');
    return this.#known;
  }
}
