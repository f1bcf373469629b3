import { insertConsent } from './records/consents.queries';
import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import { selectStudents } from 'edutech/core/server/organisation/classes/classes.queries';
import type * as api from '../../api';
import type * as agreements from '../../api/consents/agreements';
import type * as links from '../../api/consents/consent-links';
import type * as prints from '../../api/consents/link-prints';
import type plugin from '../../plugin';

type Samples = Demo<typeof plugin, typeof api>['samples'];

/** Families whose form has not come back, so that there is something to remind of. */
const stillMissing = 2;

/** The demo class's guardians have signed for learning records at the beginning of the year, all but a few. */
export async function buildConsentDemo({ db, world, id, clock }: DemoContext): Promise<void> {
  const { classId, schoolId, termId, people } = world;
  const students = await selectStudents(db, { id: classId, schoolId }, termId);
  const others = students.filter(({ personId }) => personId !== people.student.personId);
  const missing = new Set(others.slice(-stillMissing).map(({ personId }) => personId));
  for (const { personId, name } of students) {
    if (missing.has(personId)) continue;
    await insertConsent(db, {
      id: id(`consent/records/${personId}`),
      schoolId,
      personId,
      purpose: 'records',
      guardian: `${name.slice(0, 1)}先生`,
      relation: 'father',
      recordedBy: people.headteacher.personId,
      now: clock.now(),
    });
  }
}

/** A student of another school of the same county. */
const studentNextDoor = 'person/105/student/7/1/3';

/** Inputs of the permission matrix: a county's administrator, a student of his, and one of another county. */
export const consentSamples: Pick<
  Samples,
  'consentStudents' | 'exportConsents' | 'writeConsentText' | 'giveConsent' | 'withdrawConsent' | 'withdrawChildConsent'
> = {
  consentStudents: () => ({ shared: { page: 1, pageLine: 15 } }),
  exportConsents: ({ schoolId, otherSchoolId }, id) => ({
    as: 'countyadmin',
    own: { schoolId },
    otherClass: null,
    otherSchool: { schoolId: otherSchoolId },
    neighbour: { schoolId: id('school/105') },
  }),
  writeConsentText: () => ({
    as: 'cityadmin',
    own: { purpose: 'media', version: 1, body: '口语作业会录下孩子的声音。', bodyEn: '', keepDays: 365 },
    otherClass: null,
    otherSchool: null,
  }),
  giveConsent: ({ people, otherSchoolId }, id) => {
    const form = { purposes: ['records'] as ('records' | 'images')[], guardian: '林芳', relation: 'mother' as const };
    return {
      as: 'countyadmin',
      own: { ...form, personId: people.student.personId },
      otherClass: null,
      otherSchool: { ...form, personId: id(`no student of ${otherSchoolId}`) },
      neighbour: { ...form, personId: id(studentNextDoor) },
    };
  },
  withdrawConsent: ({ people }, id) => ({
    as: 'countyadmin',
    own: { personId: people.student.personId, purpose: 'images' },
    otherClass: null,
    otherSchool: { personId: id('no student'), purpose: 'images' },
    neighbour: { personId: id(studentNextDoor), purpose: 'images' },
  }),
  withdrawChildConsent: (_, id) => ({
    refused: { personId: id('person/101/student/7/3/13'), purpose: 'images' },
    shownBy: 'tests/api/organisation/consents.test.ts',
  }),
};

const secret = 'a'.repeat(43);
const shownBy = 'tests/api/organisation/consent-links.test.ts' as const;

/** Links are created by people for guardians: the demo city has none. */
export const consentLinkSamples: Demo<typeof plugin, typeof links>['samples'] = {
  makeConsentLinks: ({ people }, id) => ({
    as: 'countyadmin',
    own: { personIds: [people.student.personId], purposes: ['media'] as 'media'[] },
    otherClass: null,
    otherSchool: { personIds: [id('no student')], purposes: ['media'] as 'media'[] },
    neighbour: { personIds: [id(studentNextDoor)], purposes: ['media'] as 'media'[] },
  }),
  consentLinks: ({ people }) => ({ shared: { personId: people.student.personId } }),
  revokeConsentLink: (_, id) => ({ refused: { id: id('no link') }, shownBy }),
  readConsentLink: () => ({ refused: { secret }, shownBy }),
  answerConsentLink: () => ({
    refused: { secret, read: '', guardian: '林芳', relation: 'mother' as const },
    shownBy,
  }),
};

const printsShownBy = 'tests/api/organisation/consents.test.ts' as const;

export const linkPrintSamples: Demo<typeof plugin, typeof prints>['samples'] = {
  consentClasses: ({ schoolId, otherSchoolId }, id) => ({
    as: 'countyadmin',
    own: { schoolId },
    otherClass: null,
    otherSchool: { schoolId: otherSchoolId },
    neighbour: { schoolId: id('school/105') },
  }),
  printConsentLinks: ({ schoolId, otherSchoolId, people }, id) => ({
    as: 'countyadmin',
    own: { schoolId, personIds: [people.student.personId] },
    otherClass: null,
    otherSchool: { schoolId: otherSchoolId, personIds: [id('no student')] },
    neighbour: { schoolId: id('school/105'), personIds: [id(studentNextDoor)] },
  }),
  showLinkPrint: (_, id) => ({ refused: { id: id('no print') }, shownBy: printsShownBy }),
  linkPrintFile: (_, id) => ({ refused: { id: id('no print') }, shownBy: printsShownBy }),
};

export const agreementSamples: Demo<typeof plugin, typeof agreements>['samples'] = {
  writeAgreement: () => ({
    as: 'superadmin',
    own: { kind: 'terms' as const, version: 1, body: '请妥善保管密码。', bodyEn: '', inForceFrom: '2027-09-01' },
    otherClass: null,
    otherSchool: null,
  }),
};
