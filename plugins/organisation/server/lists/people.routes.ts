import type { Language } from 'edutech/core/common/languages';
import { isAdministrator } from 'edutech/core/common/permissions/people';
import { pageInfo } from 'edutech/core/server/data/paging';
import type { TreeRow } from '../administration/people/lists.queries';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../api';
import { withArrivals } from '../../model/enrolment/enrolment-history';
import { selectTransfersOf } from '../transfers/transfers.queries';
import type { ListParts } from './parts';
import { termOf } from './place.routes';

type PeopleHandlers = Pick<
  Handlers<typeof api>,
  | 'adminPeople'
  | 'peopleTree'
  | 'personDetail'
  | 'createPerson'
  | 'editPerson'
  | 'freezePeople'
  | 'resetPasswords'
  | 'appointPerson'
  | 'addPost'
  | 'endPost'
>;

const named = (language: Language, name: string | null, nameEn: string | null) =>
  name === null ? null : nameIn(language, name, nameEn ?? '');

export const peopleHandlers = ({ administration: { people, bureaus } }: ListParts): PeopleHandlers => ({
  adminPeople: async ({ db, actor, input, now, language }) => {
    // never lists a whole city: without a school a search text is required
    if (!input.schoolId && !input.q) return { items: [], page: pageInfo(input, 0) };
    const termId = await termOf(db, now, language, input.termId);
    const { rows, total } = await people.page(db, actor, { ...input, termId });
    return {
      items: rows.map(({ posts, lastLogin, category, ...row }) => ({
        ...row,
        isAdministrator: isAdministrator(category),
        lastLogin: lastLogin?.toISOString() ?? null,
        posts: posts.map(({ roleType, subject, subjectEn, grade, gradeEn }) => ({
          roleType,
          subject: named(language, subject, subjectEn),
          grade: named(language, grade, gradeEn),
        })),
      })),
      page: pageInfo(input, total),
    };
  },
  peopleTree: async ({ db, actor, input, now, language }) => {
    const termId = await termOf(db, now, language, input.termId);
    const { rows, staff, unseated } = await people.tree(db, actor, input.schoolId, termId);
    return { grades: gradesOf(rows, language), staff, unseated };
  },
  personDetail: async ({ db, input, language }) => {
    const { posts, lastLogin, seats, ...person } = await people.detail(db, input.personId);
    const saidSeats = seats.map((seat) => ({
      ...seat,
      term: nameIn(language, seat.term, seat.termEn),
      schoolName: nameIn(language, seat.schoolName, seat.schoolNameEn),
    }));
    const scopes = await bureaus.scopes(
      db,
      posts.map(({ id }) => id),
    );
    return {
      ...person,
      lastLogin: lastLogin?.toISOString() ?? null,
      seats: withArrivals(saidSeats).map(({ term, className, schoolName, arrival }) => ({
        term,
        className,
        schoolName,
        arrival,
      })),
      transfers: (await selectTransfersOf(db, input.personId)).map((row) => ({
        ...row,
        fromSchool: nameIn(language, row.fromSchool, row.fromSchoolEn),
        toSchool: nameIn(language, row.toSchool, row.toSchoolEn),
        releasedAt: row.releasedAt.toISOString(),
        answeredAt: row.answeredAt?.toISOString() ?? null,
      })),
      posts: posts.map((post) => ({
        ...post,
        place:
          named(language, post.schoolName, post.schoolNameEn) ??
          named(language, post.countyName, post.countyNameEn) ??
          '',
        scopes: (scopes.get(post.id) ?? []).map(({ countyId, schoolId, stage, subjectId }) => ({
          countyId,
          schoolId,
          stage,
          subjectId,
        })),
        subject: named(language, post.subject, post.subjectEn),
        grade: named(language, post.grade, post.gradeEn),
        endedAt: post.endedAt?.toISOString() ?? null,
      })),
    };
  },
  createPerson: async ({ db, actor, input, now, language }) => {
    const termId = await termOf(db, now, language, input.termId);
    return { id: await people.create(actor, { ...input, termId }, now) };
  },
  editPerson: async ({ actor, input: { personId, ...values } }) => {
    await people.edit(actor, personId, values);
    return null;
  },
  freezePeople: async ({ actor, input, now }) => ({
    personIds: [...(await people.freeze(actor, input.personIds, input.isFrozen, now))],
  }),
  resetPasswords: async ({ actor, input, now }) => [...(await people.resetPasswords(actor, input.personIds, now))],
  appointPerson: async ({ actor, input, now }) => {
    await people.appoint(actor, input.personId, input.isAdministrator, now);
    return null;
  },
  addPost: async ({ actor, input: { personId, ...post }, now }) => ({
    id: await people.addPost(actor, personId, post, now),
  }),
  endPost: async ({ actor, input, now }) => {
    await people.endPost(actor, input.postId, input.isEnded, now);
    return null;
  },
});

function gradesOf(rows: readonly TreeRow[], language: Language): api.PeopleTree['grades'] {
  return [...Map.groupBy(rows, ({ gradeId }) => gradeId)].map(([id, classes]) => ({
    id,
    name: nameIn(language, classes[0]!.gradeName, classes[0]!.gradeNameEn),
    students: classes.reduce((sum, { students }) => sum + students, 0),
    classes: classes.map(({ classId, className, students }) => ({ id: classId, name: className, students })),
  }));
}
