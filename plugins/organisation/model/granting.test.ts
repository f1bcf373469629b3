import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Acl, flattenAcl } from 'edutech/core/common/permissions/acl';
import { type GrantableCodes, type Granter, grantRefusal, isAdministrative, mandateOf } from './granting';

const codes: GrantableCodes = {
  all: {
    lesson: ['plan', 'share'],
    exam: ['open'],
    organisation_admin: ['people', 'roles'],
    audit_admin: ['search'],
  },
  administrative: new Set(['organisation_admin', 'audit_admin']),
};
const everyRight = [...flattenAcl(codes.all)];
const isAdministrativeRight = (right: string) => codes.administrative.has(right.split('.')[0]!);

/** Somebody of a random world: rights, and where he stands: the city, one of two counties, or one of their schools. */
interface Node {
  readonly rights: ReadonlySet<string>;
  readonly county: number | null;
  readonly school: number | null;
}
const nodes = fc.array(
  fc.record({
    rights: fc.subarray(everyRight).map((rights) => new Set(rights)),
    county: fc.constantFrom(null, 0, 1),
    school: fc.constantFrom(null, 0, 1),
  }),
  { minLength: 2, maxLength: 8 },
);
const acls = fc
  .subarray(Object.keys(codes.all))
  .chain((held) => fc.record(Object.fromEntries(held.map((code) => [code, fc.subarray([...codes.all[code]!])]))));
const steps = fc.array(
  fc.record({ granter: fc.nat(7), target: fc.nat(7), after: fc.subarray(everyRight), defaults: acls }),
  { maxLength: 40 },
);

const isWithin = (granter: Node, target: Node) => {
  if (granter.county === null) return true;
  if (target.county !== granter.county) return false;
  return granter.school === null || target.school === granter.school;
};

/** What an office may give though its holder does not hold it, reckoned from the rule and not from the code under test. */
const givenByOffice = (node: Node, defaults: Acl): ReadonlySet<string> => {
  const source: Acl = node.county === null ? codes.all : defaults;
  const rights = Object.entries(source).flatMap(([code, actions]) => [code, ...actions.map((one) => `${code}.${one}`)]);
  return new Set(rights.filter((right) => !isAdministrativeRight(right)));
};

const granterOf = (node: Node, defaults: Acl): Granter => ({
  held: node.rights,
  mandate: mandateOf(node.county === null ? 'city' : 'below', codes, defaults),
});

test('whatever is granted in a random world, the granter held it or his office gave it', () => {
  fc.assert(
    fc.property(nodes, steps, (start, acts) => {
      const world = [...start];
      for (const { granter: by, target: to, after, defaults } of acts) {
        const [one, other] = [world[by % world.length]!, world[to % world.length]!];
        const granter = granterOf(one, defaults);
        const target = { isSelf: one === other, isWithin: isWithin(one, other), rights: other.rights };
        const rights = new Set(after);
        if (grantRefusal(granter, target, rights, codes)) continue;
        expect(one).not.toBe(other);
        expect(isWithin(one, other)).toBe(true);
        const mayGive = new Set([...one.rights, ...givenByOffice(one, defaults)]);
        const granted = [...rights].filter((right) => !other.rights.has(right));
        expect(granted.filter((right) => !mayGive.has(right))).toEqual([]);
        // of administration the granted never holds more than the granter
        for (const right of rights) if (isAdministrativeRight(right)) expect(one.rights.has(right)).toBe(true);
        world[to % world.length] = { ...other, rights };
      }
    }),
    { numRuns: 300 },
  );
});

test('no chain of grants brings forth an administrative right that nobody held at its beginning', () => {
  fc.assert(
    fc.property(nodes, steps, (start, acts) => {
      const world = [...start];
      const held = new Set(start.flatMap(({ rights }) => [...rights]).filter(isAdministrativeRight));
      for (const { granter: by, target: to, after, defaults } of acts) {
        const [one, other] = [world[by % world.length]!, world[to % world.length]!];
        const target = { isSelf: one === other, isWithin: true, rights: other.rights };
        const rights = new Set(after);
        if (grantRefusal(granterOf(one, defaults), target, rights, codes) === null)
          world[to % world.length] = { ...other, rights };
      }
      for (const { rights } of world)
        for (const right of rights) if (isAdministrativeRight(right)) expect(held.has(right)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

const teacher = new Set(['lesson', 'lesson.plan']);
const defaults: Acl = { lesson: ['plan'], audit_admin: [] };
const school: Granter = { held: new Set(['organisation_admin']), mandate: mandateOf('below', codes, defaults) };
const at = { isSelf: false, isWithin: true, rights: teacher };

test('a school takes away and gives back what the city gives, and no more', () => {
  expect(grantRefusal(school, at, new Set(), codes)).toBeNull();
  expect(grantRefusal(school, { ...at, rights: new Set() }, teacher, codes)).toBeNull();
  expect(grantRefusal(school, at, new Set([...teacher, 'lesson.share']), codes)).toEqual({
    why: 'beyond',
    right: 'lesson.share',
  });
});

test('an administrative code is in no mandate, not even where the defaults name it', () => {
  expect(mandateOf('city', codes, defaults)).toEqual(
    new Set(['lesson', 'lesson.plan', 'lesson.share', 'exam', 'exam.open']),
  );
  expect(school.mandate.has('audit_admin')).toBe(false);
  expect(grantRefusal(school, at, new Set([...teacher, 'organisation_admin']), codes)).toBeNull();
});

test('one’s own post, a post elsewhere and a post with more rights stay as they are', () => {
  expect(grantRefusal(school, { ...at, isSelf: true }, teacher, codes)).toEqual({ why: 'self' });
  expect(grantRefusal(school, { ...at, isWithin: false }, teacher, codes)).toEqual({ why: 'elsewhere' });
  const auditor = { ...at, rights: new Set(['audit_admin']) };
  expect(grantRefusal(school, auditor, new Set(), codes)).toEqual({ why: 'moreRights' });
});

test('administrative is what administrators alone begin with', () => {
  expect(isAdministrative(['superAdmin', 'admin'])).toBe(true);
  expect(isAdministrative(['superAdmin', 'principal'])).toBe(false);
});
