import { bornAfter, purposes } from 'edutech/core/common/organisation/consent';
import { cityDay } from 'edutech/core/common/time/city-time';
import {
  countStudents,
  type HeldConsent,
  type StudentFilter,
  selectHeld,
  selectStudentPage,
  selectTexts,
} from './records/consents.queries';
import { pageInfo } from 'edutech/core/server/data/paging';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../api';
import { exportList, type ExportParts, wholeList } from '../exports/export-list';
import { termOf } from '../lists/place.routes';
import { givenOf, ownConsentHandlers, type OwnConsentHandlers, type OwnConsentParts } from './own-consents.handlers';

type ConsentParts = ExportParts & OwnConsentParts;

type ConsentHandlers = OwnConsentHandlers &
  Pick<
    Handlers<typeof api>,
    'consentStudents' | 'exportConsents' | 'consentTexts' | 'writeConsentText' | 'giveConsent' | 'withdrawConsent'
  >;

export const consentHandlers = ({ children, consents, ...parts }: ConsentParts): ConsentHandlers => ({
  consentStudents: async ({ db, input, now, language }) => {
    const termId = await termOf(db, now, language, undefined);
    const filter: StudentFilter = { ...input, termId, bornAfter: bornAfter(cityDay(now)) };
    const rows = await selectStudentPage(db, filter);
    const { total, ...lacking } = await countStudents(db, { ...filter, lacks: undefined });
    const held = await selectHeld(
      db,
      rows.map(({ personId }) => personId),
    );
    return {
      items: rows.map(({ personId, name, usercode, birthDate, schoolName, schoolNameEn, className }) => ({
        personId,
        name,
        usercode,
        birthDate: birthDate ?? '',
        schoolName: nameIn(language, schoolName, schoolNameEn),
        className: className ?? '',
        given: held.filter((one) => one.personId === personId).map(givenOf),
      })),
      lacking,
      total,
      page: pageInfo(input, input.lacks ? lacking[input.lacks] : total),
    };
  },
  exportConsents: async (call) => {
    const { db, input, now, language } = call;
    const termId = await termOf(db, now, language, undefined);
    const filter = { ...input, termId, bornAfter: bornAfter(cityDay(now)), ...wholeList };
    const rows = await selectStudentPage(db, filter);
    const held = Map.groupBy(
      await selectHeld(
        db,
        rows.map(({ personId }) => personId),
      ),
      ({ personId }) => personId,
    );
    const say = (key: string, values?: Record<string, string | number>) =>
      parts.texts.say(language, `organisation.consents.${key}`, values);
    const givenBy = ({ guardian, relation, version, givenAt }: HeldConsent) =>
      say('givenBy', { guardian, relation: say(`relation.${relation}`), version, day: cityDay(givenAt) });
    return exportList(parts, call, {
      list: 'consents',
      schoolId: input.schoolId,
      schoolOfRows: rows.map((row) => row.schoolId),
      columns: ['school', 'class', 'usercode', 'name', 'birthDate', ...purposes.map((purpose) => `purpose.${purpose}`)],
      rows: rows.map((row) => [
        nameIn(language, row.schoolName, row.schoolNameEn),
        row.className,
        row.usercode,
        row.name,
        row.birthDate ?? say('unknown'),
        ...purposes.map((purpose) => {
          const given = held.get(row.personId)?.find((one) => one.purpose === purpose);
          return given ? givenBy(given) : say('missing');
        }),
      ]),
    });
  },
  consentTexts: async ({ db, actor }) => ({
    canWrite: actor.reach === 'city',
    texts: (await selectTexts(db)).map(({ writtenAt: _, ...text }) => text),
  }),
  writeConsentText: async ({ db, actor, input, now }) => {
    await consents.write(db, actor, input, now);
    return null;
  },
  giveConsent: async ({ db, actor, input, now }) => {
    await consents.give(db, actor, { ...input, guardian: input.guardian.trim() }, now);
    return null;
  },
  withdrawConsent: async ({ db, actor, input, now }) => {
    await consents.withdraw(db, actor, input, now);
    return null;
  },
  ...ownConsentHandlers({ ...parts, children, consents }),
});
