import { contributions } from '../../common/token';

/** Options of a plugin that change while the platform runs: of the same names, as every page from now on has them. */
export interface LiveOptions {
  readonly plugin: string;
  now(): Readonly<Record<string, unknown>>;
}
export const LiveOptions = contributions<LiveOptions>('core.LiveOptions');
