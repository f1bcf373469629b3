import { token } from '../../common/token';

export type Labels = Readonly<Record<string, string>>;

/** A figure that only grows. */
export interface Counter {
  add(labels?: Labels, by?: number): void;
}

/** Values with the same labels. */
export interface Series {
  observe(value: number): void;
}

/** How values are spread: a count per upper bound. */
export interface Histogram {
  /** To be kept by who observes often: finding it costs more than what it does. */
  of(labels: Labels): Series;
}

/** Figures of this process for Prometheus. Names have the unit at the end: `_seconds`, `_bytes`, `_total`. */
export interface Metrics {
  counter(name: string, help: string): Counter;
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  /** A figure that is read when asked for. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** Prometheus text format 0.0.4. */
  render(): Promise<string>;
}
export const Metrics = token<Metrics>('core.Metrics');
