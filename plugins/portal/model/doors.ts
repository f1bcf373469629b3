import type { CategoryName } from 'edutech/core/common/permissions/people';
import { routes as air } from 'edutech/plugins/air/routes';
import { routes as home } from 'edutech/plugins/home/routes';
import { routes as news } from 'edutech/plugins/news/routes';
import { routes } from '../routes';

/** A way into the platform by what one comes for. */
export type DoorName = 'learn' | 'watch' | 'teach' | 'manage' | 'family' | 'news' | 'services';

export interface Door {
  readonly name: DoorName;
  /** Path of a page; `null`: the handler of smart management decides and opens the other site. */
  readonly to: string | null;
}

export interface DoorFacts {
  /** `null`: a visitor. */
  readonly category: CategoryName | null;
  /** Stands in front of classes: an auditor, though of category teacher, does not. */
  readonly teaches: boolean;
  /** May open smart management (portal.md section 5). */
  readonly manages: boolean;
  readonly isOn: (plugin: string) => boolean;
  /** Another site for smart management is set. */
  readonly hasManagement: boolean;
}

/** A row holds so many. */
const mostDoors = 4;

/** The doors for this person, most fitting first: each one opens, and what has nothing behind it is not there. */
export function doorsFor(facts: DoorFacts): readonly Door[] {
  const { category, teaches, manages, hasManagement } = facts;
  const page = (name: DoorName, to: string | undefined): Door[] => (to === undefined ? [] : [{ name, to }]);
  const watch = page('watch', air.root.ifOn(facts));
  const read = page('news', news.list.ifOn(facts));
  const services: Door = { name: 'services', to: routes.services.to() };
  const manage: Door[] = hasManagement && (category === null || manages) ? [{ name: 'manage', to: null }] : [];
  // without another site, administrators of the city go where their login led them
  const administers = category === 'cityAdmin' || category === 'superAdmin';
  if (manage.length === 0 && administers) manage.push(...page('manage', news.admin.ifOn(facts)));
  const learnHere = page('learn', home.studentRoot.ifOn(facts));

  if (category === null) {
    const [learn = learnHere[0]] = page('learn', air.root.ifOn(facts));
    const family = page('family', news.list.ifOn(facts));
    const teach = page('teach', home.root.ifOn(facts));
    return [...(learn ? [learn] : []), ...teach, ...manage, ...family, services].slice(0, mostDoors);
  }
  const own = category === 'student' ? learnHere : teaches ? page('teach', home.root.ifOn(facts)) : [];
  return [...own, ...manage, ...watch, ...read, services].slice(0, mostDoors);
}
