import { isAtOrAbove } from 'edutech/core/common/organisation/levels';
import type { SignedIn } from 'edutech/core/server/actor';
import { changeable, type ChangeableName } from 'edutech/core/server/settings/changeable';
import { sectionOf } from '../../model/setting-kinds';
import type { Place } from './places';

type Editor = Pick<SignedIn, 'category'>;

/** What is shown at a place: all to who runs the deployment, to others what they look after, and below the city what may differ. */
export const isShown = ({ category }: Editor, name: ChangeableName, { level }: Pick<Place, 'level'>): boolean =>
  level === 'city'
    ? category === 'superAdmin' || ['portal', 'teaching'].includes(sectionOf(name))
    : changeable[name].lowest !== 'city';

/** Whether a place may have a value of its own, too. */
export const mayChange = (editor: Editor, name: ChangeableName, place: Pick<Place, 'level'>): boolean =>
  isShown(editor, name, place) && isAtOrAbove(place.level, changeable[name].lowest);
