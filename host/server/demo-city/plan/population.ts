import type { Id } from 'edutech/core/common/ids';
import type { RoleType } from 'edutech/core/common/permissions/people';
import { demoId } from '../demo-id';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { filledIn, seatedAccounts } from './accounts';
import type {
  ClassMemberRow,
  ClassRow,
  ClassTeacherRow,
  LayerMemberRow,
  LayerRow,
  ManagementScopeRow,
  PersonRow,
  PostRow,
  SchoolRow,
} from './rows';

const personId = (key: string) => demoId(`person/${key}`);

const seats = new Map(Object.entries(seatedAccounts).map(([key, { username }]) => [username, key]));

/** The person of a demo account. */
export const accountId = (account: DemoAccount): Id => personId(seats.get(account) ?? account);

/** Everything with people in it that a demo city writes, gathered before it is written. */
export class Population {
  readonly schools: SchoolRow[] = [];
  readonly people: PersonRow[] = [];
  readonly posts: PostRow[] = [];
  readonly classes: ClassRow[] = [];
  readonly teachers: ClassTeacherRow[] = [];
  readonly members: ClassMemberRow[] = [];
  readonly layers: LayerRow[] = [];
  readonly layerMembers: LayerMemberRow[] = [];
  readonly scopes: ManagementScopeRow[] = [];

  /** Adds a person under a key; a demo account takes the place, and the name, of the key that it owns. */
  addPerson(key: string, person: Omit<PersonRow, 'id' | 'mustChangePassword' | 'sex' | 'phone'>): Id {
    const id = personId(key);
    const named = { ...person, ...seatedAccounts[key] };
    const own = filledIn[named.username] ?? { sex: null, phone: null };
    this.people.push({ ...named, ...own, id, mustChangePassword: named.username === 'mustchange' });
    return id;
  }

  /** Adds a post; the first one of a person that is asked to be active is. */
  addPost(personId: Id, roleType: RoleType, place: Partial<Omit<PostRow, 'id' | 'personId' | 'roleType'>>): Id {
    const id = demoId(`post/${personId}/${roleType}`);
    this.posts.push({
      id,
      personId,
      roleType,
      schoolId: null,
      countyId: null,
      subjectId: null,
      gradeId: null,
      isActive: true,
      ...place,
    });
    return id;
  }
}
