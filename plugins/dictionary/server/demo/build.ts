import type { Id } from 'edutech/core/common/ids';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { cityTime, daysAgo } from 'edutech/core/server/demo/people-and-days';
import { storeMedia } from 'edutech/core/server/demo/store-media';
import { grades } from 'edutech/plugins/questions/kit/common/scheduling/memory';
import { usualPlan } from 'edutech/plugins/questions/kit/common/scheduling/plan';
import { type Mode, skillOf } from '../../model/modes';
import { levels, type WordLanguage } from '../../model/word';
import { type AssignmentRow, insertClasses, replaceWords, upsertAssignment } from '../assigning/assignments.queries';
import { insertUnit } from '../library/units.queries';
import { insertWords, updateAudio } from '../library/words.queries';
import { appendReviews } from '../practising/append-reviews';
import { type NewReview, upsertPlan } from '../practising/reviews.queries';
import { selectFirstStudent, selectFirstTeacher, selectStudents } from './demo.queries';
import { type DemoUnit, demoUnits } from './words';

interface Owner {
  readonly personId: Id;
  readonly schoolId: Id;
}

const wordId = ({ id }: DemoContext, slug: string, at: number) => id(`dictionary.word.${slug}.${at}`);

/** Four units with sound, homework of the demo teacher, what the class practised; and rows of others for the permission matrix. */
export async function build(context: DemoContext): Promise<void> {
  const { db, world, clock } = context;
  const teacher = { personId: world.people.teacher.personId, schoolId: world.schoolId };
  const units = demoUnits(context.folder);
  for (const unit of units) await addUnit(context, unit, teacher);
  await assign(context, units, teacher);
  await practise(context, units);
  await upsertPlan(
    db,
    { personId: world.people.student.personId, schoolId: world.schoolId },
    { ...usualPlan, daysOff: [6] },
    clock.now(),
  );
  const neighbour = { personId: world.people.headteacher.personId, schoolId: world.schoolId };
  const foreign = await selectFirstTeacher(db, world.foreignClassId);
  await addWhose(context, 'own', teacher, world.classId, world.people.student.personId);
  await addWhose(context, 'neighbour', neighbour, world.otherClassId);
  await addWhose(context, 'foreign', foreign, world.foreignClassId);
}

async function addUnit(context: DemoContext, unit: DemoUnit, teacher: Owner): Promise<void> {
  const { db, id } = context;
  const now = daysAgo(context, 60);
  const schoolId = unit.level === levels.city ? null : teacher.schoolId;
  const { chapter, reading, writing } = unit;
  const point = (path: string | undefined) => (path ? id(`textbook.point.${path}`) : null);
  const row = {
    ...unit,
    id: id(`dictionary.unit.${unit.slug}`),
    schoolId,
    ownerPersonId: teacher.personId,
    nodeId: chapter ? id(`textbook.node.${chapter}`) : null,
    readPointId: point(reading),
    writePointId: point(writing),
  };
  await insertUnit(db, row, now);
  const words = unit.words.map((word, at) => ({ ...word, id: wordId(context, unit.slug, at) }));
  await insertWords(db, row, words, now);
  for (const [at, word] of words.entries()) {
    const name = `${word.text}.mp3`;
    const file = await storeMedia(context, `${unit.slug}-${at + 1}.mp3`, { group: 'audio', isPublic: true, name });
    await updateAudio(db, word, file.id, 'made');
  }
}

interface NewHomework {
  readonly slug: string;
  readonly title: string;
  readonly language: WordLanguage;
  readonly modes: readonly Mode[];
  readonly wordIds: readonly Id[];
  readonly classId: Id | null;
  /** Days since it began, days until it ends. */
  readonly since: number;
  readonly until: number;
}

async function addHomework(context: DemoContext, owner: Owner, homework: NewHomework): Promise<AssignmentRow> {
  const { db, id } = context;
  const { slug, classId, since, until, wordIds, ...facts } = homework;
  const opensAt = classId ? daysAgo(context, since) : null;
  const row: AssignmentRow = {
    ...facts,
    schoolId: owner.schoolId,
    id: id(`dictionary.assignment.${slug}`),
    authorPersonId: owner.personId,
    passPercent: 80,
    repeats: 2,
    gapSeconds: 6,
    rate: 1,
    takesPaper: true,
    onlyWrong: false,
    opensAt,
    dueAt: classId ? cityTime(context, until, '21:00') : null,
    publishedAt: opensAt,
  };
  await upsertAssignment(db, row, daysAgo(context, since));
  await replaceWords(db, row, wordIds);
  if (classId) await insertClasses(db, row, [classId]);
  return row;
}

const idsOf = (context: DemoContext, { slug, words }: DemoUnit, most = words.length) =>
  words.slice(0, most).map((_, at) => wordId(context, slug, at));

async function assign(context: DemoContext, units: readonly DemoUnit[], teacher: Owner): Promise<void> {
  const { classId } = context.world;
  const unit = (slug: string) => units.find((one) => one.slug === slug)!;
  const of = (slug: string, most: number) => ({
    language: unit(slug).language,
    wordIds: idsOf(context, unit(slug), most),
  });
  await addHomework(context, teacher, {
    ...of('spring', 8),
    slug: 'spring',
    title: '《春》字词听写',
    modes: ['strokes'],
    classId,
    since: 0.2,
    until: 1,
  });
  await addHomework(context, teacher, {
    ...of('routine', 12),
    slug: 'routine',
    title: 'Unit 6 单词',
    modes: ['spell'],
    classId,
    since: 0.3,
    until: 2,
  });
  await addHomework(context, teacher, {
    ...of('jinan', 10),
    slug: 'jinan',
    title: '《济南的冬天》生字',
    modes: ['listen', 'recognise'],
    classId,
    since: 12,
    until: -10,
  });
  await addHomework(context, teacher, {
    ...of('zoo', 10),
    slug: 'zoo',
    title: 'Unit 7 单词预习',
    modes: ['recognise', 'say'],
    classId: null,
    since: 1,
    until: 0,
  });
}

/** Of the last weeks: each student answers each word as it is written and as it is read, some words worse than others. */
async function practise(context: DemoContext, units: readonly DemoUnit[]): Promise<void> {
  const { db, world, random, id } = context;
  const people = await selectStudents(db, world.classId);
  for (const [place, person] of people.entries()) {
    const answer = (unit: DemoUnit, at: number, mode: Mode, days: number, assignmentId: Id | null): NewReview => {
      const { mistakes } = unit.words[at]!;
      const skill = skillOf(mode);
      const weak = skill === 'write' ? (mistakes.length > 0 ? 0.4 - at * 0.022 : 0.06) : at % 3 === 2 ? 0.38 : 0.07;
      const isWrong = random() < weak;
      return {
        id: id(`dictionary.review.${place}.${unit.slug}.${at}.${mode}.${days}`),
        wordId: wordId(context, unit.slug, at),
        assignmentId,
        mode,
        skill,
        grade: isWrong ? grades.again : grades.good,
        given: isWrong && skill === 'write' ? (mistakes[Math.floor(random() * mistakes.length)] ?? '') : '',
        voiceId: null,
        seconds: 6 + Math.floor(random() * 18),
        at: daysAgo(context, days),
      };
    };
    const rows = units.flatMap((unit) => {
      const writes: Mode = unit.language === 'zh' ? 'listen' : 'spell';
      if (unit.slug === 'zoo') return [];
      const days = unit.slug === 'jinan' ? 11 : 5;
      const ended = unit.slug === 'jinan' ? id('dictionary.assignment.jinan') : null;
      return unit.words.flatMap((_, at) =>
        random() < 0.92 ? [answer(unit, at, writes, days, ended), answer(unit, at, 'recognise', days, ended)] : [],
      );
    });
    await appendReviews(db, { schoolId: world.schoolId, personId: person.personId }, rows, daysAgo(context, 1));
  }
}

/** A unit, a word, homework and a recording of one teacher and one class. */
async function addWhose(
  context: DemoContext,
  whose: 'own' | 'neighbour' | 'foreign',
  owner: Owner,
  classId: Id,
  student?: Id,
): Promise<void> {
  const { db, id } = context;
  const now = daysAgo(context, 3);
  const unit = {
    id: id(`dictionary.unit.${whose}`),
    schoolId: owner.schoolId,
    ownerPersonId: owner.personId,
    level: levels.own,
    language: 'en' as const,
    book: '',
    title: '课堂补充词',
    nodeId: null,
    readPointId: null,
    writePointId: null,
  };
  const word = {
    id: id(`dictionary.word.${whose}`),
    text: 'lantern',
    sound: 'ˈlæntən',
    part: 'n.',
    meaning: '灯笼',
    example: 'We make paper lanterns.',
    exampleMeaning: '我们做纸灯笼。',
    note: '',
  };
  await insertUnit(db, unit, now);
  await insertWords(db, unit, [word], now);
  const homework = await addHomework(context, owner, {
    slug: whose,
    title: '补充词跟读',
    language: 'en',
    modes: ['say'],
    wordIds: [word.id],
    classId,
    since: 3,
    until: 4,
  });
  const file = await storeMedia(context, 'zoo-1.mp3', { group: 'audio', owner, name: 'lantern.mp3' });
  const personId = student ?? (await selectFirstStudent(db, classId)).personId;
  const said: NewReview = {
    id: id(`dictionary.review.${whose}`),
    wordId: word.id,
    assignmentId: homework.id,
    mode: 'say',
    skill: 'read',
    grade: grades.good,
    given: '',
    voiceId: file.id,
    seconds: 4,
    at: daysAgo(context, 2),
  };
  await appendReviews(db, { schoolId: owner.schoolId, personId }, [said], now);
}
