import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Db } from 'edutech/core/server/data/db';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Handlers } from 'edutech/core/server/call';
import { termsAt } from 'edutech/core/server/terms/terms';
import type * as api from '../../api';
import type { ListParts } from './parts';

/** An id that no term has: before a city's first term its lists are empty. */
const noTerm = '0'.repeat(32);

/** The term that a list is about: the one named, else the current one. */
export const termOf = async (db: Db, now: Date, language: Language, named: Id | undefined): Promise<Id> =>
  named ?? (await termsAt(db, now, language))[0]?.termId ?? noTerm;

export const placeHandlers = ({
  administration,
  organisation,
  rosters,
}: ListParts): Pick<Handlers<typeof api>, 'administeredPlace'> => ({
  administeredPlace: async ({ db, actor, now, language }) => {
    const schools = await organisation.schoolsUnder(db, actor);
    const termId = await termOf(db, now, language, undefined);
    const { grades } = await rosters.context(db, [], termId);
    const named = <Thing extends { name: string; nameEn: string }>({ name, nameEn, ...thing }: Thing) => ({
      ...thing,
      name: nameIn(language, name, nameEn),
    });
    const counties = await administration.schools.counties(db, actor);
    const order = new Map(counties.map(({ id }, at) => [id, at]));
    const placeOf = ({ countyId }: (typeof schools)[number]) => order.get(countyId) ?? 0;
    return {
      reach: actor.reach,
      counties: counties.map(named),
      schools: schools
        .toSorted((one, other) => placeOf(one) - placeOf(other))
        .map(({ id, name, nameEn, stage, countyId }) => named({ id, name, nameEn, stage, countyId })),
      grades: grades.map(named),
      subjects: (await administration.subjects.list(db)).map(({ id, name, nameEn, stages }) =>
        named({ id, name, nameEn, stages: [...stages] }),
      ),
      termId: termId === noTerm ? null : termId,
    };
  },
});
