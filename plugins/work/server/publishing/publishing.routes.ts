import { conflict, forbidden, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { isAllowed } from 'edutech/core/common/permissions/access';
import { cityDay } from 'edutech/core/common/time/city-time';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import type { LevelSettings } from 'edutech/core/server/settings/held-settings';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { ActCounter } from 'edutech/plugins/statistics/api';
import type * as api from '../../api';
import type { Target } from '../../api/publishing';
import { isOfTier, nearestTier, type Tier } from '../../model/homework';
import type { LoadRule } from '../../model/publishing/load';
import { type HomeworkRow, type ItemRow, lockOwnHomework, selectItems } from '../homework/homework.queries';
import type { KnownAttempts } from '../answering/known-attempts';
import { actKinds } from '../contributions/figures/figure-source.queries';
import { noteActs } from '../contributions/figures/note-acts';
import type { Notices } from '../notices/notices';
import { recalculateAssignments } from '../totals/totals.queries';
import {
  type AssignmentRow,
  countAssignedTwice,
  lockHomeworkOf,
  insertAssignment,
  insertAttempts,
  lockAssignments,
  selectHolders,
  selectStudentsWithLayers,
  selectTaughtClass,
  updatePublished,
  updateFullPoints,
  updateUnassigned,
  updateWithdrawn,
} from './assignments.queries';
import { lockDays } from './load.queries';
import { checkLoadWith } from './load.routes';

/** Services of publishing. */
export interface PublishingParts {
  readonly acts: readonly ActCounter<Db>[];
  readonly bank: QuestionBank<Db>;
  readonly audit: Audit;
  readonly knownAttempts: KnownAttempts;
  readonly loadRule: LoadRule;
  readonly levels: LevelSettings;
  readonly notices: Notices;
}

interface Times {
  readonly startsAt: Date;
  readonly dueAt: Date;
  readonly lateUntil: Date | null;
}

export const publishHomework =
  ({
    acts,
    bank,
    audit,
    loadRule,
    levels,
    notices,
  }: Omit<PublishingParts, 'knownAttempts'>): Handler<typeof api.publishHomework> =>
  async ({ db, actor, input, now, client }) => {
    const homework = await lockOwnHomework(db, actor, input.homeworkId);
    if (homework.isTemplate) throw conflict('work.error.template');
    const items = await selectItems(db, homework);
    refuseEmpty(homework, items);
    const mayOthers = isAllowed({ permission: 'homework_tea', action: 'publish_other_classes' }, actor);
    if (homework.publishedAt && !mayOthers) throw forbidden();
    const termId = await currentTermId(db, now);
    const holders = new Set((await selectHolders(db, homework)).map(({ personId }) => personId));
    await lockDays(
      db,
      input.targets.map(({ classId, dueAt }) => ({ classId, day: cityDay(new Date(dueAt)) })),
    );
    const given: { id: Id; dueAt: Date }[] = [];
    const over: { classId: Id; day: string; minutes: number; limit: number }[] = [];
    const classNames: string[] = [];
    let students = 0;
    for (const [index, target] of input.targets.entries()) {
      const times = timesOf(target, index, now);
      if (target.tier !== undefined && nearestTier(target.tier, items) !== target.tier)
        throw wrongField(`targets/${index}/tier`, 'work.error.tierEmpty');
      const taught = await selectTaughtClass(db, actor, {
        classId: target.classId,
        subjectId: homework.subjectId,
        termId,
      });
      const people = await peopleOf(db, { homework, items, target, termId });
      const fresh = people.filter(({ personId }) => !holders.has(personId));
      if (fresh.length === 0) throw wrongField(`targets/${index}/classId`, 'work.error.nobody');
      for (const { personId } of fresh) holders.add(personId);
      const load = await checkLoadWith(
        db,
        taught,
        { dueAt: times.dueAt, minutes: homework.minutes, people: fresh.map(({ personId }) => personId) },
        { levels, rule: loadRule, reason: input.reason },
      );
      const { day, minutes, limit } = load;
      if (load.outcome !== 'fine') over.push({ classId: target.classId, day, minutes, limit: limit ?? 0 });
      if (load.outcome === 'refused')
        throw conflict('work.error.tooMuch', { day, minutes, limit: limit ?? 0 }, { over });
      const id = newId(now.getTime());
      const { release, rounds, aiRule, counts, asks, reason, tellsGuardians } = input;
      const by = { personId: actor.personId, now };
      const rules = { release, rounds, aiRule, counts, asks, tellsGuardians };
      const row = { id, classId: target.classId, ...times, ...rules, reason };
      await insertAssignment(db, homework, row, by);
      const attempts = fresh.map(({ personId, tier }) => ({
        id: newId(now.getTime()),
        personId,
        tier,
        of: pointsOf(items, tier),
      }));
      await insertAttempts(db, { schoolId: homework.schoolId, id }, attempts);
      given.push({ id, dueAt: times.dueAt });
      classNames.push(taught.className);
      students += fresh.length;
    }
    const assignmentIds = given.map(({ id }) => id);
    await recalculateAssignments(db, homework.schoolId, assignmentIds);
    const act = { kind: actKinds.publish.id, schoolId: homework.schoolId, personId: actor.personId, at: now };
    await noteActs(
      db,
      acts,
      given.map(() => act),
    );
    await updatePublished(db, homework, now);
    await bank.noteUses(db, usesOf(homework, items, actor, now));
    await notices.given(db, homework, given, now);
    await audit.record(db, actor, {
      act: 'work.publish',
      objectKind: 'homework',
      objectId: homework.id,
      schoolId: homework.schoolId,
      facts: { title: homework.title, classes: classNames.join('、'), students, reason: input.reason },
      address: client.address,
    });
    return { assignmentIds, students, over };
  };

function refuseEmpty(homework: HomeworkRow, items: readonly ItemRow[]): void {
  if (homework.title.trim() === '') throw wrongField('title', 'work.error.noTitle');
  if (items.length === 0) throw wrongField('items', 'work.error.empty');
}

function timesOf(target: Target, index: number, now: Date): Times {
  const startsAt = new Date(target.startsAt);
  const dueAt = new Date(target.dueAt);
  const lateUntil = target.lateUntil === undefined ? null : new Date(target.lateUntil);
  if (dueAt <= now) throw wrongField(`targets/${index}/dueAt`, 'work.error.deadlinePast');
  if (dueAt <= startsAt) throw wrongField(`targets/${index}/dueAt`, 'work.error.deadlineEarlier');
  if (lateUntil && lateUntil <= dueAt) throw wrongField(`targets/${index}/lateUntil`, 'work.error.deadlineEarlier');
  return { startsAt, dueAt, lateUntil };
}

const pointsOf = (items: readonly ItemRow[], tier: Tier) =>
  items
    .filter(({ tiers }) => isOfTier(tiers, tier))
    .reduce((sum, { points }) => sum + points.reduce((all, one) => all + one, 0), 0);

interface AssignmentTarget {
  readonly homework: HomeworkRow;
  readonly items: readonly ItemRow[];
  readonly target: Target;
  readonly termId: Id;
}

/** Students of a target with their tiers: where theirs has no items, the nearest that has some. */
async function peopleOf(db: Db, { homework, items, target, termId }: AssignmentTarget) {
  const { subjectId, schoolId } = homework;
  const classId = target.classId;
  const layers = target.layerIds && new Set(target.layerIds);
  const named = target.personIds && new Set(target.personIds);
  const people = await selectStudentsWithLayers(db, { schoolId, classId, termId, subjectId });
  return people
    .filter(({ personId, layerId }) => (!named || named.has(personId)) && (!layers || (layerId && layers.has(layerId))))
    .map(({ personId, layer }) => {
      const wanted = target.tier ?? (Math.min(2, layer ?? 0) as Tier);
      return { personId, tier: nearestTier(wanted, items) ?? wanted };
    });
}

const usesOf = (homework: HomeworkRow, items: readonly ItemRow[], { personId }: SignedIn, at: Date) =>
  items.flatMap(({ questionId, questionVersion: version }) =>
    questionId && version !== null
      ? [{ questionId, version, plugin: 'work', thingId: homework.id, schoolId: homework.schoolId, personId, at }]
      : [],
  );

/** Locks assignments; returns those that an act still applies to: another tab may have done it. */
async function lockedWhere(
  db: Db,
  actor: SignedIn,
  ids: readonly Id[],
  applies: (row: AssignmentRow) => boolean,
): Promise<AssignmentRow[]> {
  await lockHomeworkOf(db, ids);
  const rows = await lockAssignments(db, actor, ids);
  if (rows.length < ids.length) throw notFound('work.error.noAssignment');
  return rows.filter(applies);
}

export const withdrawAssignments =
  ({ audit, notices }: Pick<PublishingParts, 'audit' | 'notices'>): Handler<typeof api.withdrawAssignments> =>
  async ({ db, actor, input, now, client }) => {
    const rows = await lockedWhere(db, actor, input.assignmentIds, ({ withdrawnAt }) => withdrawnAt === null);
    if (rows.length === 0) return { count: 0 };
    const count = await updateWithdrawn(db, rows, now);
    await updateUnassigned(db, rows[0]!.schoolId, [...new Set(rows.map(({ homeworkId }) => homeworkId))]);
    await notices.withdrawn(db, rows);
    for (const { id, schoolId, title, className } of rows)
      await audit.record(db, actor, {
        act: 'work.withdraw',
        objectKind: 'classHomework',
        objectId: id,
        schoolId,
        facts: { title, class: className },
        address: client.address,
      });
    return { count };
  };

export const restoreAssignments =
  ({
    knownAttempts,
    notices,
  }: Pick<PublishingParts, 'knownAttempts' | 'notices'>): Handler<typeof api.restoreAssignments> =>
  async ({ db, actor, input, now }) => {
    const rows = await lockedWhere(db, actor, input.assignmentIds, ({ withdrawnAt }) => withdrawnAt !== null);
    if (rows.length === 0) return { count: 0 };
    const count = await updateWithdrawn(db, rows, null);
    const schoolId = rows[0]!.schoolId;
    const homeworkIds = [...new Set(rows.map(({ homeworkId }) => homeworkId))];
    // it may have been published to these students again meanwhile
    const students = await countAssignedTwice(db, schoolId, homeworkIds);
    if (students > 0) throw conflict('work.error.heldAgain', { students });
    await updateFullPoints(
      db,
      schoolId,
      rows.map(({ id }) => id),
    );
    for (const id of homeworkIds) await updatePublished(db, { schoolId, id }, now);
    // it may have been changed while nobody had it
    await knownAttempts.changed(db, homeworkIds);
    await notices.given(db, { schoolId }, rows, now);
    return { count };
  };
