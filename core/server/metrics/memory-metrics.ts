import { injectable } from '../../di/inject';
import type { Counter, Histogram, Labels, Metrics } from './metrics';

interface Family {
  readonly help: string;
  readonly type: 'counter' | 'histogram' | 'gauge';
  lines(): string[] | Promise<string[]>;
}

/**
 * Figures held in memory and written as Prometheus text. Our own eighty lines, because the usual client brings many
 * default metrics and a registry shared by all of a process, which two servers in one test would fill together.
 */
@injectable()
export class MemoryMetrics implements Metrics {
  readonly #families = new Map<string, Family>();

  counter(name: string, help: string): Counter {
    const values = new Map<string, number>();
    this.#declare(name, {
      help,
      type: 'counter',
      lines: () => [...values].map(([key, value]) => `${name}${key} ${value}`),
    });
    return {
      add: (labels = {}, by = 1) => {
        const key = written(labels);
        values.set(key, (values.get(key) ?? 0) + by);
      },
    };
  }

  histogram(name: string, help: string, bounds: readonly number[]): Histogram {
    const series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>();
    this.#declare(name, {
      help,
      type: 'histogram',
      lines: () =>
        [...series.values()].flatMap(({ labels, counts, sum, count }) => [
          ...bounds.map((bound, at) => `${name}_bucket${written({ ...labels, le: String(bound) })} ${counts[at]}`),
          `${name}_bucket${written({ ...labels, le: '+Inf' })} ${count}`,
          `${name}_sum${written(labels)} ${sum}`,
          `${name}_count${written(labels)} ${count}`,
        ]),
    });
    return {
      observe: (value, labels = {}) => {
        // of each request: the text of the labels is written when somebody asks
        const key = Object.values(labels).join(' ');
        const one = series.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 };
        series.set(key, one);
        one.sum += value;
        one.count += 1;
        // buckets are cumulative: each counts values up to its bound
        bounds.forEach((bound, at) => {
          if (value <= bound) one.counts[at]! += 1;
        });
      },
    };
  }

  gauge(name: string, help: string, read: () => number | Promise<number>) {
    this.#declare(name, { help, type: 'gauge', lines: async () => [`${name} ${await read()}`] });
  }

  async render() {
    const parts: string[] = [];
    for (const [name, family] of this.#families) {
      parts.push(
        `# HELP ${name} ${family.help.replaceAll('\n', ' ')}`,
        `# TYPE ${name} ${family.type}`,
        ...(await family.lines()),
      );
    }
    return `${parts.join('\n')}\n`;
  }

  #declare(name: string, family: Family) {
    if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`"${name}" is no name for a metric.`);
    if (this.#families.has(name)) throw new Error(`The metric ${name} is declared twice.`);
    this.#families.set(name, family);
  }
}

/** `{a="1",b="2"}`; nothing when there are no labels. */
function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escaped = (value: string) =>
  /[\\"\n]/.test(value) ? value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n') : value;
