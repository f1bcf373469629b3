import { categories, roleTypes, type Category, type RoleType } from 'edutech/core/common/permissions/people';
import type { Id } from 'edutech/core/common/ids';
import { demoId } from '../demo-id';
import { personName } from '../names/person-names';
import { deskPeople, freeAccounts } from './accounts';
import { countyId, countyRows, homeSchool, schoolId } from './places';
import type { Population } from './population';
import { subjectId } from './subjects';

/** The accounts outside schools, and the people of the city's and the counties' bureaus. */
export function planBureaus(population: Population): void {
  const ids = new Map<string, Id>();
  for (const { username, name, usercode, category } of freeAccounts) {
    ids.set(username, population.addPerson(username, { username, name, usercode, category }));
  }
  population.addPost(ids.get('cityadmin')!, roleTypes.cityOperator, {});
  population.addPost(ids.get('countyadmin')!, roleTypes.countyOperator, { countyId: countyId('linjiang') });
  // who administers a school is of its management, in the post of its principal and his deputies
  population.addPost(ids.get('schooladmin')!, roleTypes.principal, { schoolId: schoolId(homeSchool) });
  const auditor = population.addPost(ids.get('auditor')!, roleTypes.auditor, {});
  // mathematics everywhere, and every subject of the junior schools of one district
  addScope(population, auditor, { subjectId: subjectId('mathematics') });
  addScope(population, auditor, { countyId: countyId('linjiang'), stage: 'junior' });

  const names = new Set([...freeAccounts, ...Object.values(deskPeople)].map(({ name }) => name));
  const employ = (key: string, usercode: string, category: Category, roleType: RoleType, county: Id | null) => {
    const person = population.addPerson(key, {
      username: `b${usercode}`,
      usercode,
      category,
      name: personName(key, 'adult', names),
      ...deskPeople[key],
    });
    return population.addPost(person, roleType, { countyId: county });
  };
  for (const [index, key] of Object.keys(deskPeople).entries())
    employ(key, `90010${index + 1}`, categories.teacher, roleTypes.cityOperator, null);
  for (const [index, county] of countyRows.entries()) {
    const code = `90${index + 2}`;
    if (index > 0) employ(`${county.name}/admin`, `${code}001`, categories.admin, roleTypes.countyOperator, county.id);
    employ(`${county.name}/operator`, `${code}002`, categories.teacher, roleTypes.countyOperator, county.id);
    const post = employ(`${county.name}/auditor`, `${code}003`, categories.teacher, roleTypes.auditor, county.id);
    // the last one's scope is not set yet: so the message for such an auditor can be seen
    if (index < countyRows.length - 1) addScope(population, post, { countyId: county.id });
  }
}

function addScope(population: Population, postId: Id, scope: { countyId?: Id; subjectId?: Id; stage?: 'junior' }) {
  const row = { postId, countyId: null, schoolId: null, stage: null, subjectId: null, ...scope };
  population.scopes.push({ id: demoId(`scope/${JSON.stringify(row)}`), ...row });
}
