import { selectOwnSchool } from '../scope';
import { accountsOfPeople } from './accounts';
import { countPeople, selectBesidesTree, selectPeoplePage, selectTree } from './lists.queries';
import { selectPerson, selectPosts, selectEnrolments } from './people.queries';
import { postsOfPeople } from './posts';
import { peopleWriter } from './write-people';
import type { PeopleAdministration, PeopleParts } from './people-administration';

/** People over core's tables. */
export function peopleAdministration(parts: PeopleParts): PeopleAdministration {
  const writing = peopleWriter(parts);
  return {
    page: async (db, actor, filter) => ({
      rows: await selectPeoplePage(db, actor, filter),
      total: await countPeople(db, actor, filter),
    }),
    tree: async (db, actor, schoolId, termId) => {
      await selectOwnSchool(db, actor, schoolId);
      return { rows: await selectTree(db, schoolId, termId), ...(await selectBesidesTree(db, schoolId, termId)) };
    },
    detail: async (db, id) => ({
      ...(await selectPerson(db, id)),
      posts: await selectPosts(db, id),
      seats: await selectEnrolments(db, id),
    }),
    ...accountsOfPeople(parts, writing),
    ...postsOfPeople(parts, writing),
  };
}
