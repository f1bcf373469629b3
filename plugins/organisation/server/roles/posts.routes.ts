import type { PostRight, PostRights } from '../grants/grant-administration';
import type { PostRow } from '../grants/posts.queries';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../api';
import type { RoleParts } from './role-parts';
import { roleOf, type RoleWords, roleWords } from './words';

type PostHandlers = Pick<Handlers<typeof api>, 'findRightPeople' | 'personRights' | 'setPostGrant'>;

export const postHandlers = ({ grantAdministration, catalogue: { manifests }, texts }: RoleParts): PostHandlers => ({
  findRightPeople: async ({ db, actor, input, language }) => {
    const words = roleWords(texts, manifests, language);
    const found = new Map<string, api.FoundPerson>();
    for (const row of await grantAdministration.find(db, actor, input.q.trim())) {
      const { personId, name, username, usercode } = row;
      const person = found.get(personId) ?? { personId, name, username, usercode, roles: [] };
      person.roles.push({ role: roleOf(row), place: words.place(row) });
      found.set(personId, person);
    }
    return [...found.values()];
  },
  personRights: async ({ db, actor, input, language }) => {
    const words = roleWords(texts, manifests, language);
    const posts = await grantAdministration.rightsOf(db, actor, input.personId);
    const { personId, name, username, usercode } = posts[0]!.post as PostRow;
    return { personId, name, username, usercode, posts: posts.map((post) => postOf(post, words)) };
  },
  setPostGrant: async ({ db, actor, input: { postId, ...change } }) => ({
    version: await grantAdministration.setPost(db, actor, postId, change),
  }),
});

const postOf = ({ post, refusal, codes }: PostRights, words: RoleWords): api.PostRights => ({
  postId: post.postId,
  role: roleOf(post),
  place: words.place(post),
  version: post.version,
  refusal,
  modules: words.byModule(codes).map((module) => ({
    ...module,
    codes: module.codes.map((code) => ({
      code: code.code,
      title: words.code(code),
      isAdministrative: code.isAdministrative,
      ...reasonOf(code),
      actions: code.actions.map((name) => ({
        name,
        title: words.action(name),
        ...reasonOf(code.byAction[name]!),
      })),
    })),
  })),
});

const reasonOf = ({ isHeld, why, from, mayGive }: PostRight) => ({ isHeld, why, from: [...from], mayGive });
