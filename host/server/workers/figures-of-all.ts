import { newId } from 'edutech/core/common/ids';
import type { Metrics } from 'edutech/core/server/metrics/metrics';
import type { Siblings } from './siblings';

/** One that does not answer in this time is left out: it starts, or is busy. */
const patienceMilliseconds = 1000;

interface Figures {
  readonly id: string;
  readonly worker: number;
  readonly text: string;
}

/**
 * Figures of all processes on the port in one text, each line with its worker: a monitor asks one port and cannot choose
 * whose figures it gets.
 */
export function figuresOfAll(metrics: Metrics, siblings: Siblings): () => Promise<string> {
  const { worker, count } = siblings;
  if (count === 1) return () => metrics.render();
  const waiting = new Map<string, (figures: Figures) => void>();
  siblings.on('figures wanted', (id) => {
    void metrics.render().then((text) => siblings.tell('figures', { id: String(id), worker, text } satisfies Figures));
  });
  siblings.on('figures', (told) => {
    const figures = told as Figures;
    waiting.get(figures.id)?.(figures);
  });

  const ofOthers = (id: string) =>
    new Promise<ReadonlyMap<number, string>>((resolve) => {
      const found = new Map<number, string>();
      const end = () => {
        clearTimeout(patience);
        waiting.delete(id);
        resolve(found);
      };
      const patience = setTimeout(end, patienceMilliseconds);
      waiting.set(id, (figures) => {
        found.set(figures.worker, figures.text);
        if (found.size === count - 1) end();
      });
      siblings.tell('figures wanted', id);
    });

  return async () => {
    const [own, others] = await Promise.all([metrics.render(), ofOthers(newId())]);
    return together(new Map([[worker, own], ...others]));
  };
}

/** The samples of a figure stand together below its description, as Prometheus wants it. */
export function together(texts: ReadonlyMap<number, string>): string {
  const families = new Map<string, string[]>();
  for (const [worker, text] of [...texts].sort(([one], [other]) => one - other)) {
    for (const family of text.split(/^(?=# HELP )/m)) {
      const [help = '', type = '', ...samples] = family.trimEnd().split('\n');
      const lines = families.get(help) ?? [help, type];
      families.set(help, [...lines, ...samples.map((sample) => named(sample, worker))]);
    }
  }
  return `${[...families.values()].flat().join('\n')}\n`;
}

const named = (sample: string, worker: number) =>
  sample.replace(/^(\w+)(?:\{)?/, (start, name: string) =>
    start.endsWith('{') ? `${name}{worker="${worker}",` : `${name}{worker="${worker}"}`,
  );
