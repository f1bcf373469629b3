import type { Demo, DemoContext, DemoWorld } from 'edutech/core/server/demo/demo';
import type * as api from '../../api';
import type plugin from '../../plugin';
import { bureauSamples } from './bureaus.demo';
import { peopleSamples } from './people.demo';

type Samples = Demo<typeof plugin, typeof api>['samples'];
type ListSamples = Pick<
  Samples,
  | 'adminSchools'
  | 'exportSchools'
  | 'createSchool'
  | 'editSchool'
  | 'deleteSchool'
  | 'adminClasses'
  | 'exportClasses'
  | 'createClass'
  | 'editClass'
  | 'deleteClass'
  | 'adminLayers'
  | 'exportLayers'
  | 'createLayer'
  | 'editLayer'
  | 'deleteLayer'
  | 'exportSubjects'
  | 'createSubject'
  | 'editSubject'
  | 'deleteSubject'
  | 'createYear'
  | 'editYear'
  | 'deleteYear'
>;

const page = { page: 1, pageLine: 15 };
const school = { name: '松溪区第三小学', nameEn: 'Songxi No. 3 Primary School', stage: 'primary' } as const;
const year = {
  name: '2040-2041',
  startsOn: '2040-09-01',
  endsOn: '2041-08-31',
  terms: [
    { number: 1 as const, name: '上学期', nameEn: '', startsOn: '2040-09-01', endsOn: '2041-01-20' },
    { number: 2 as const, name: '下学期', nameEn: '', startsOn: '2041-02-20', endsOn: '2041-07-05' },
  ],
};
const shownBy = 'tests/api/organisation/lists.test.ts';
/** Another school of the same county, and a class of it. */
const nextDoor = 'school/105';
const classNextDoor = 'class/105/7/1';

/** The export of a list of one school. */
const ofSchool = ({ schoolId, otherSchoolId }: DemoWorld, id: DemoContext['id']) => ({
  as: 'countyadmin' as const,
  own: { schoolId },
  otherClass: null,
  otherSchool: { schoolId: otherSchoolId },
  neighbour: { schoolId: id(nextDoor) },
});

/** Inputs of the permission matrix: a county's administrator, his schools, and those of another county. */
export const listSamples: ListSamples & typeof peopleSamples & typeof bureauSamples = {
  ...peopleSamples,
  ...bureauSamples,
  adminSchools: () => ({ shared: page }),
  exportSchools: () => ({ shared: {} }),
  createSchool: ({ countyId }, id) => ({
    as: 'countyadmin',
    own: { ...school, code: 'M-199', countyId },
    otherClass: null,
    otherSchool: { ...school, code: 'M-299', countyId: id('county/songxi') },
  }),
  editSchool: ({ schoolId, otherSchoolId, countyId }, id) => {
    const values = { name: '实验中学', nameEn: '', stage: 'junior', version: 1 } as const;
    return {
      as: 'countyadmin',
      own: { ...values, id: schoolId, code: '101', countyId },
      otherClass: null,
      otherSchool: { ...values, id: otherSchoolId, code: '201', countyId: id('county/songxi') },
      neighbour: { ...values, id: id(nextDoor), code: '105', countyId },
    };
  },
  deleteSchool: ({ otherSchoolId }) => ({ refused: { id: otherSchoolId }, shownBy }),
  adminClasses: () => ({ shared: page }),
  exportClasses: ofSchool,
  createClass: ({ schoolId, otherSchoolId }, id) => {
    const values = { gradeId: id('grade/7'), number: 9, name: '七(9)班', headId: null };
    return {
      as: 'countyadmin',
      own: { ...values, schoolId },
      otherClass: null,
      otherSchool: { ...values, schoolId: otherSchoolId },
      neighbour: { ...values, schoolId: id(nextDoor) },
    };
  },
  editClass: ({ classId, foreignClassId }, id) => {
    const values = { number: 3, name: '七(3)班', headId: null, version: 1 };
    return {
      as: 'countyadmin',
      own: { ...values, id: classId },
      otherClass: null,
      otherSchool: { ...values, number: 1, id: foreignClassId },
      neighbour: { ...values, number: 1, id: id(classNextDoor) },
    };
  },
  deleteClass: ({ foreignClassId }) => ({ refused: { id: foreignClassId }, shownBy }),
  adminLayers: () => ({ shared: page }),
  exportLayers: ofSchool,
  exportSubjects: () => ({ shared: { stage: 'junior' } }),
  createLayer: ({ classId, foreignClassId }, id) => {
    const values = { subjectId: id('subject/english'), name: '提高层', memberIds: [] };
    return {
      as: 'countyadmin',
      own: { ...values, classId },
      otherClass: null,
      otherSchool: { ...values, classId: foreignClassId },
      neighbour: { ...values, classId: id(classNextDoor) },
    };
  },
  editLayer: ({ classId, termId }, id) => ({
    as: 'countyadmin',
    own: { id: id(`layer/${classId}/${termId}/A层`), name: 'A层', memberIds: [], version: 1 },
    otherClass: null,
    otherSchool: null,
  }),
  deleteLayer: ({ classId, termId }, id) => ({
    as: 'countyadmin',
    own: { id: id(`layer/${classId}/${termId}/B层`) },
    otherClass: null,
    otherSchool: null,
  }),
  createSubject: () => ({
    as: 'cityadmin',
    own: { code: 'calligraphy', name: '书法', nameEn: 'Calligraphy', stages: ['primary'], sort: 90 },
    otherClass: null,
    otherSchool: null,
  }),
  editSubject: (_, id) => ({
    as: 'cityadmin',
    own: { id: id('subject/art'), name: '美术', nameEn: 'Art', stages: ['primary', 'junior'], sort: 12, version: 1 },
    otherClass: null,
    otherSchool: null,
  }),
  deleteSubject: (_, id) => ({ refused: { id: id('subject/art') }, shownBy }),
  createYear: () => ({ as: 'cityadmin', own: year, otherClass: null, otherSchool: null }),
  editYear: () => ({ refused: { ...year, id: '0'.repeat(32), version: 1 }, shownBy }),
  deleteYear: () => ({ refused: { id: '0'.repeat(32) }, shownBy }),
};
