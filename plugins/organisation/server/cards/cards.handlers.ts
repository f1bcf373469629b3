import { forbidden, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { rightsOverOthers } from 'edutech/core/server/permissions/over-people';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Handlers } from 'edutech/core/server/call';
import { originOf } from 'edutech/core/server/session/cookies';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type * as api from '../../api/cards';
import { staffTypes } from '../rosters/work/exported-cells';
import type { CardParts } from './cards.jobs';
import { revokingHandlers } from './revocation.handlers';
import { type Asker, insertPrint } from './cards.queries';
import { printHandlers } from './prints.handlers';

const system = asSystem('whose first password waits is looked up');

export const cardHandlers = (parts: CardParts): Handlers<typeof api> => ({
  ...revokingHandlers(parts),

  cardGroups: async ({ db, actor, input, now, language }) => {
    const schools = await parts.organisation.schoolsUnder(db, actor);
    const school = input.schoolId ? schools.find(({ id }) => id === input.schoolId) : schools[0];
    if (!school) throw notFound('core.organisation.noSchool');
    const termId = await currentTermId(db, now);
    const context = await parts.rosters.context(db, [school.id], termId);
    const students = await parts.rosters.membersOf(db, [school.id], [roleTypes.student], termId);
    const staff = await parts.rosters.membersOf(db, [school.id], staffTypes, termId);
    const waiting = await parts.database.read(system, (whole) =>
      parts.passwords.waiting(
        whole,
        [...students, ...staff].map(({ id }) => id),
      ),
    );
    const sitting = Map.groupBy(students, ({ seats }) => seats.find(({ schoolId }) => schoolId === school.id)?.classId);
    const sizeOf = (people: readonly { id: Id }[]) => ({
      people: people.length,
      waiting: people.filter(({ id }) => waiting.has(id)).length,
    });
    return {
      schools: schools.map(({ id, name, nameEn }) => ({ id, name: nameIn(language, name, nameEn) })),
      schoolId: school.id,
      grades: context.grades.flatMap((grade) => {
        const classes = context.classes.filter(({ gradeId }) => gradeId === grade.id);
        const rows = classes
          .toSorted((one, other) => one.number - other.number)
          .map(({ id, name }) => ({ id, name, ...sizeOf(sitting.get(id) ?? []) }));
        return rows.length > 0
          ? [{ id: grade.id, name: nameIn(language, grade.name, grade.nameEn), classes: rows }]
          : [];
      }),
      staff: sizeOf(staff),
    };
  },

  printCards: async (call) => {
    const { db, actor, input, now, language } = call;
    await requireSchool(parts, db, actor, input.schoolId);
    const id = newId(now.getTime());
    const { all, schoolId } = input;
    const { scope } = input;
    const wanted = { scope, all, language, origin: originOf(call, parts.settings), asker: askerOf(actor) };
    await insertPrint(db, 'cards', { schoolId, id, wanted, madeById: actor.personId, madeAt: now });
    await parts.audit.record(db, actor, {
      act: 'cards.print',
      objectKind: 'school',
      objectId: schoolId,
      schoolId,
      facts: {
        kind: scope.kind,
        class: scope.classId ?? '',
        grade: scope.gradeId ?? '',
        all,
        ...(scope.personIds && { count: scope.personIds.length }),
      },
    });
    await parts.jobs.add(db, 'organisation.printCards', { id }, { once: id });
    return { id };
  },

  showCardPrint: printHandlers(parts, 'cards').show,
  cardFile: printHandlers(parts, 'cards').file,
});

async function requireSchool({ organisation }: CardParts, db: Db, actor: SignedIn, schoolId: Id) {
  const schools = await organisation.schoolsUnder(db, actor);
  if (!schools.some(({ id }) => id === schoolId)) throw forbidden('organisation.rosters.error.otherSchool');
}

const askerOf = ({ personId, permissions, reach, schoolId, countyId }: SignedIn): Asker => ({
  personId,
  permissions: rightsOverOthers(permissions),
  reach,
  schoolId,
  countyId,
});
