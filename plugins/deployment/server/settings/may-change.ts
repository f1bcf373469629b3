import { isAtOrAbove } from 'edutech/core/common/organisation/levels';
import type { SignedIn } from 'edutech/core/server/actor';
import { changeable, type ChangeableName } from 'edutech/core/server/settings/changeable';
import { sectionOf } from '../../model/settings/setting-kinds';
import type { Place } from './places';

type Editor = Pick<SignedIn, 'category'>;

/**
 * What is shown at a place, but for what has a page of its own: all to who runs the deployment, to others what they look
 * after, and below the city what may differ.
 */
export function isShown({ category }: Editor, name: ChangeableName, { level }: Pick<Place, 'level'>): boolean {
  const section = sectionOf(name);
  if (section === null) return false;
  if (level !== 'city') return changeable[name].lowest !== 'city';
  return category === 'superAdmin' || section === 'portal' || section === 'teaching';
}

/** Whether a place may have a value of its own, too. */
export const mayChange = (editor: Editor, name: ChangeableName, place: Pick<Place, 'level'>): boolean =>
  isShown(editor, name, place) && isAtOrAbove(place.level, changeable[name].lowest);
