import type { LoaderArgs } from 'edutech/core/web/plugin';
import { type Child, myChildren } from '../../api';

/** Under this name the device remembers which child was chosen; logging out forgets it. */
export const chosenKey = 'guardian.child';

/** The children, and the one that all pages are about: null where none is bound. */
export interface Chosen {
  readonly own: readonly Child[];
  readonly child: Child | null;
}

export async function loadChosen({ call, signal, storage, url }: LoaderArgs): Promise<Chosen> {
  const own = await call(myChildren, {}, { signal });
  const wanted = url.searchParams.get('child') ?? storage.get<string>(chosenKey);
  return { own, child: own.find(({ childId }) => childId === wanted) ?? own[0] ?? null };
}
