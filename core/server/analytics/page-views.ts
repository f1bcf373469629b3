import { contributions } from '../../common/token';
import type { Actor } from '../actor';

/** A page that somebody has opened. */
export interface PageView {
  /** `air.list` */
  readonly page: string;
  readonly actor: Actor;
  /** From elsewhere: a visit begins with it. */
  readonly isEntry: boolean;
  readonly address: string;
  readonly userAgent: string;
}

/** Counts pages. It is asked for each of them while it is answered, so it neither waits nor throws. */
export interface PageViews {
  note(view: PageView): void;
}
export const PageViews = contributions<PageViews>('core.PageViews');
