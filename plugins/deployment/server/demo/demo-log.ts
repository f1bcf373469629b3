import { Type } from 'typebox';
import { newId } from 'edutech/core/common/ids';
import { insertAuditRecord } from 'edutech/core/server/audit/audit.queries';
import type { StoredRecord } from 'edutech/core/server/audit/seal';
import { sealBatch } from 'edutech/core/server/audit/sealed-audit';
import { type DemoContext, demoAccounts } from 'edutech/core/server/demo/demo';
import { DemoLines, demoValues } from 'edutech/core/server/demo/demo-values';
import { cityTime, demoPersonId } from 'edutech/core/server/demo/people-and-days';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import { type DemoVisitor, selectVisitors } from './log.queries';

const Entry = Type.Object({
  who: Type.Optional(Type.String()),
  days: Type.Integer(),
  time: Type.String(),
  act: Type.String(),
  about: Type.Optional(Type.String()),
  kind: Type.Optional(Type.String()),
  thing: Type.Optional(Type.String()),
  fact: DemoLines,
});

/** How many teachers and students sign in on each of the last seven days, today last. */
const signIns = [
  { teacher: 11, student: 18 },
  { teacher: 13, student: 22 },
  { teacher: 12, student: 21 },
  { teacher: 15, student: 27 },
  { teacher: 14, student: 25 },
  { teacher: 17, student: 31 },
  { teacher: 18, student: 34 },
] as const;

/** Mornings begin at seven; so many minutes later the last one has signed in. */
const firstMinute = 7 * 60;
const morning = 150;

type Draft = Omit<StoredRecord, 'id' | 'reason' | 'actorKind'>;

/** A week of the audit log as its service writes it, sealed: what offices do, and who signs in. Nothing of it lies ahead. */
export async function buildDemoLog(context: DemoContext): Promise<void> {
  const { db, world, clock } = context;
  const own = demoAccounts.map((account) => world.people[account].personId);
  const visitors = await selectVisitors(db, [world.schoolId, world.otherSchoolId], own);
  const drafts = [...actsOf(context, visitors), ...signInsOf(context, visitors)]
    .filter(({ createdAt }) => createdAt < clock.now())
    .sort((one, other) => +one.createdAt - +other.createdAt);
  for (const draft of drafts) {
    const actorKind = draft.personId ? 'person' : 'visitor';
    await insertAuditRecord(db, { ...draft, id: newId(draft.createdAt.getTime()), reason: '', actorKind });
  }
  await sealBatch(db);
}

function actsOf(context: DemoContext, visitors: readonly DemoVisitor[]): Draft[] {
  return readDemo(context.folder, 'log.txt').map((record) => {
    const { who, days, time, act, about, kind, thing: named, fact } = demoValues(Entry, record);
    const actor = who === undefined ? undefined : context.world.people[who as (typeof demoAccounts)[number]];
    const objectId = named === undefined ? null : context.id(named);
    const thing = about === undefined ? { objectKind: kind ?? '', objectId } : thingOf(context, visitors, about);
    return {
      createdAt: cityTime(context, -days, time),
      act,
      personId: actor?.personId ?? (who === undefined ? null : demoPersonId(context, who)),
      roleId: actor?.roleId ?? null,
      schoolId: actor?.schoolId ?? null,
      ...thing,
      facts: Object.fromEntries(fact.map(({ note, text }) => [note, /^\d+$/.test(text) ? Number(text) : text])),
      address: '10.20.4.18',
    };
  });
}

function thingOf(context: DemoContext, visitors: readonly DemoVisitor[], about: string) {
  const { world } = context;
  if (about === 'school') return { objectKind: 'school', objectId: world.schoolId };
  if (about === 'class') return { objectKind: 'class', objectId: world.classId };
  const [, category, number] = /^(student|teacher) (\d+)$/.exec(about) ?? [];
  const ofSchool = visitors.filter((one) => one.category === category && one.schoolId === world.schoolId);
  return { objectKind: 'person', objectId: ofSchool[Number(number)]?.personId ?? demoPersonId(context, about) };
}

/** Sign-ins of mornings, by people who differ from day to day. */
const signInsOf = (context: DemoContext, visitors: readonly DemoVisitor[]): Draft[] =>
  signIns.flatMap((counts, at) =>
    (['teacher', 'student'] as const).flatMap((category) => {
      const all = visitors.filter((one) => one.category === category);
      const count = Math.min(counts[category], all.length);
      return Array.from({ length: count }, (_, index): Draft => {
        const { personId, roleId, schoolId } = all[(index * 7 + at * 3) % all.length]!;
        const minute = firstMinute + Math.floor(context.random() * morning);
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        return {
          createdAt: cityTime(context, at - signIns.length + 1, time),
          act: 'session.login',
          personId,
          roleId,
          schoolId,
          objectKind: 'person',
          objectId: personId,
          facts: { way: 'password', category, device: category === 'student' ? 'Android · Chrome' : 'Windows · Edge' },
          address: category === 'student' ? '10.20.7.31' : '10.20.4.42',
        };
      });
    }),
  );
