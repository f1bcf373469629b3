import type { Language } from 'edutech/core/common/languages';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../api';

interface Parts {
  readonly measures: api.Measures;
  readonly texts: Texts;
}

/** A measure in words. Its formula is set here, once, so that no page loads what sets formulas. */
async function inWords({ texts }: Parts, measure: api.Measure, language: Language): Promise<api.Described> {
  const { default: katex } = await import('katex');
  const { id, version, fewest, source, formula, title, text } = measure;
  return {
    id,
    version,
    fewest,
    source,
    title: texts.say(language, title),
    text: texts.say(language, text),
    formula: katex.renderToString(formula, { output: 'mathml', displayMode: true, throwOnError: false }),
  };
}

export const describeMeasure =
  (parts: Parts): SingleHandler<typeof api.describeMeasure> =>
  ({ input, language }) =>
    inWords(parts, parts.measures.describe(input.measure), language);

export const listMeasures =
  (parts: Parts): SingleHandler<typeof api.listMeasures> =>
  ({ language }) =>
    Promise.all(parts.measures.all.map((measure) => inWords(parts, measure, language)));
