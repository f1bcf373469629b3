import type { Mutation } from './mutation';

/** What core and host promise to every area. */
export const inCore: readonly Mutation[] = [
  {
    rule: 'a call is open only to the kinds of people that it names',
    find: 'access.types && !access.types.includes(',
    replace: 'access.types && !access.types.concat(holder.category).includes(',
    tests: ['permissions/access.test'],
  },
  {
    rule: 'of several codes one is asked for, of a strict list all',
    find: 'access.anyOf.every(held)',
    replace: 'access.anyOf.some(held)',
    tests: ['permissions/access.test'],
  },
  {
    rule: 'nobody changes a duty of his own',
    find: "if (change.by === change.personId) return 'self';",
    replace: '',
    tests: ['permissions/duties'],
  },
  {
    rule: 'what a person is kept from is taken off what his post grants',
    find: 'if (!withheld) continue;',
    replace: 'continue;',
    tests: ['effective-acl'],
  },
  {
    rule: 'a login leads to addresses of this platform only',
    find: '/^\\/(?![/\\\\])/.test(target)',
    replace: '/^\\//.test(target)',
    tests: ['routing/guard'],
  },
  {
    rule: 'a limited session may call what its limit names, and nothing else',
    find: '!mayCall(actor.limit, endpoint)) throw',
    replace: "!mayCall(actor.limit, endpoint) && endpoint.path === '') throw",
    tests: ['session-limits'],
  },
  {
    rule: 'calls of a minute are counted to their limit',
    find: 'if (bucket.left < 1)',
    replace: 'if (bucket.left < -5)',
    tests: ['security/rate-limit'],
  },
  {
    rule: 'a browser calls from the same origin, not from a neighbour',
    find: "return site === 'same-origin';",
    replace: "return site !== 'cross-site';",
    tests: ['same-origin'],
  },
  {
    rule: 'ten failures lock an account that may be locked',
    find: 'mayLock && failures >= lockFailures',
    replace: 'mayLock && failures > lockFailures',
    tests: ['throttle/delays'],
  },
  {
    rule: 'an encrypted request is taken once',
    find: 'const isFirst = await this.#database.write(system, (db) => spendNonce(',
    replace: 'const isFirst = 1 + await this.#database.write(system, (db) => spendNonce(',
    tests: ['security/sealed-requests'],
  },
  {
    rule: 'a ticket ends',
    find: 'if (expiry <= now.getTime()) return false;',
    replace: '',
    tests: ['security/tickets'],
  },
  {
    rule: 'a ticket that works once is for one purpose',
    find: '!taken || taken.purpose !== purpose ||',
    replace: '!taken ||',
    tests: ['security/tickets'],
  },
  {
    rule: 'a session cookie is not for scripts',
    find: 'started.secret, {\n    ...options,\n    httpOnly: true,',
    replace: 'started.secret, {\n    ...options,\n    httpOnly: false,',
    tests: ['core/login.test'],
  },
  {
    rule: 'a record of the audit log is sealed over the one before it',
    find: '.update(before).update(canonical(record))',
    replace: '.update(canonical(record))',
    tests: ['audit/seal'],
  },
  {
    rule: 'an archive unpacks to so many bytes in all, not for each part',
    find: 'left -= content.length;',
    replace: '',
    tests: ['zip/'],
  },
  {
    rule: 'a document that points outside is refused',
    find: '/<!(DOCTYPE|ENTITY)/i.test(text)',
    replace: '/<!(ENTITY)/.test(text)',
    tests: ['files/hostile-files'],
  },
  {
    rule: 'a range ends where its file ends',
    find: 'Math.min(Number(to), size - 1)',
    replace: 'Math.min(Number(to), size)',
    tests: ['serve/byte-range'],
  },
  {
    rule: 'a file is named so that every system can keep it',
    find: ".replace(/[<>:\"|?*]/g, '_')",
    replace: '',
    tests: ['files/file-name'],
  },
  {
    rule: 'the database sees who asks as far as he sees himself',
    find: 'reach: actor.reach,\n    school:',
    replace: "reach: 'city',\n    school:",
    tests: ['core/row-level-security'],
  },
  {
    rule: 'pages speak with this platform only',
    find: `"connect-src 'self'"`,
    replace: '"connect-src *"',
    tests: ['security/headers'],
  },
];
