import { definePluginServer, provide } from 'edutech/core/server/plugin';
import { Texts } from 'edutech/core/server/texts';
import * as api from '../api';
import plugin from '../plugin';
import { demo } from './demo';
import { AllMeasures } from './measures';
import * as describing from './measures.routes';

export default definePluginServer(plugin, {
  api,
  deps: { sources: api.MeasureSource, texts: Texts },
  demo,
  setup: ({ sources, texts }) => {
    const measures = new AllMeasures(sources);
    const parts = { measures, texts };
    return {
      handlers: {
        describeMeasure: describing.describeMeasure(parts),
        listMeasures: describing.listMeasures(parts),
      },
      provides: [provide(api.Measures, measures)],
    };
  },
});
