import type { Id } from 'edutech/core/common/ids';
import { deltaOf, mergedDelta, type LessonRow, type PostRow } from '../roster-delta';
import type { KnownClass, KnownPerson, KnownSchool, KnownSubject } from '../roster-context';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { readClass, readGrade } from '../read/places';
import { readLessons, readPosts, type SaidPost } from '../read/posts';
import { partsOf } from '../read/words';
import { departure, factsDelta, newPerson, newPost } from './arrival';
import { defaultUsername, readFacts } from './facts';
import type { Arrival } from './student';
import type { Change, RowReader } from './row';

/** A post with what it is of. */
type Place = Pick<PostRow, 'roleType' | 'subjectId' | 'gradeId'>;

/** Checks a row of staff; null when something is wrong with it. Posts and classes are added, never taken away. */
export function checkStaff(
  reader: RowReader,
  number: string,
  school: KnownSchool,
  known: KnownPerson | undefined,
  now: Date,
): Arrival | null {
  const said = readFacts(reader, known);
  const subjects = readSubjects(reader, school);
  const heads = readHeads(reader, school);
  const places = readPlaces(reader, school, subjects, heads.length > 0, !known);
  const lessons = readTaught(reader, school, subjects);
  const username = said.username ?? known?.username ?? defaultUsername(reader, number);
  if (reader.problems.length > 0 || username === null) return null;

  const fresh = known ? null : newPerson('staff', number, { ...said, name: said.name!, username });
  const person = known ?? fresh!;
  const facts = known ? factsDelta(known, said) : { delta: deltaOf({ added: { people: [fresh!] } }), changes: [] };
  const isHere = known?.posts.some((post) => post.schoolId === school.id) ?? false;
  const leaves = known && !isHere ? departure(known, (id) => id !== school.id, now) : deltaOf({});
  const posts = missingPosts(known, school.id, person.id, places, isHere);
  if (isBeyond(reader, posts)) return null;
  const added = missingLessons(reader, known, school.id, person.id, lessons);
  const newHeads = heads.filter((one) => one.headId !== person.id);
  const changes = known ? [...facts.changes, ...addedChanges(reader, posts, added, newHeads)] : [];
  return {
    personId: person.id,
    changes,
    delta: mergedDelta([
      facts.delta,
      leaves,
      deltaOf({
        added: { posts, lessons: added },
        heads: newHeads.map((one) => ({
          key: { schoolId: one.schoolId, classId: one.id },
          before: one.headId,
          after: person.id,
        })),
      }),
    ]),
  };
}

function readSubjects(reader: RowReader, school: KnownSchool): KnownSubject[] {
  return partsOf(reader.text('subject')).flatMap((word) => {
    const subject = reader.context.subject(word, school.stage);
    if (!subject) reader.wrong('unknownSubject', 'subject', word);
    return subject ? [subject] : [];
  });
}

function readHeads(reader: RowReader, school: KnownSchool): KnownClass[] {
  return partsOf(reader.text('headOf')).flatMap((word) => {
    const found = classNamed(reader, school, word);
    if (!found) reader.wrong('unknownClass', 'headOf', word);
    return found ? [found] : [];
  });
}

function classNamed(reader: RowReader, school: KnownSchool, word: string): KnownClass | undefined {
  const place = readClass(word);
  const grade = place && (place.grade ?? readGrade(reader.text('grade')));
  return grade ? reader.context.classOf(school.id, grade, place.number) : undefined;
}

function readPlaces(
  reader: RowReader,
  school: KnownSchool,
  subjects: readonly KnownSubject[],
  isHead: boolean,
  isNeeded: boolean,
): Place[] {
  const text = reader.text('post');
  if (text === '' && isNeeded) reader.wrong('missingPost', 'post');
  const said = readPosts(text);
  if (!said) reader.wrong('badPost', 'post');
  const all = said ?? [];
  const withHead =
    isHead && !all.some(({ roleType }) => roleType === roleTypes.headTeacher)
      ? [...all, { roleType: roleTypes.headTeacher, of: '' }]
      : all;
  return withHead.flatMap((post) => placesOf(reader, school, subjects, post));
}

function placesOf(reader: RowReader, school: KnownSchool, subjects: readonly KnownSubject[], post: SaidPost): Place[] {
  const { roleType, of } = post;
  const plain = { roleType, subjectId: null, gradeId: null };
  if (roleType === roleTypes.gradeDirector) {
    const number = readGrade(of || reader.text('grade'));
    const grade = number === null ? undefined : reader.context.grade(number);
    if (!grade) reader.wrong(of || reader.text('grade') ? 'unknownGrade' : 'missingGrade', of ? 'post' : 'grade');
    else if (grade.stage !== school.stage) reader.wrong('wrongStage', of ? 'post' : 'grade', grade.name);
    return grade ? [{ ...plain, gradeId: grade.id }] : [];
  }
  if (roleType === roleTypes.subjectLeader || roleType === roleTypes.teacher) {
    const named = of ? reader.context.subject(of, school.stage) : undefined;
    if (of && !named) reader.wrong('unknownSubject', 'post', of);
    const meant = of ? (named ? [named] : []) : subjects;
    if (roleType === roleTypes.subjectLeader && meant.length === 0 && !of) reader.wrong('missingSubject', 'subject');
    if (meant.length > 0) return meant.map((subject) => ({ ...plain, subjectId: subject.id }));
    return roleType === roleTypes.teacher ? [plain] : [];
  }
  return [plain];
}

interface Taught {
  readonly subjectId: Id;
  readonly classId: Id;
}

function readTaught(reader: RowReader, school: KnownSchool, subjects: readonly KnownSubject[]): Taught[] {
  const text = reader.text('class');
  if (text === '') return [];
  return readLessons(text).flatMap(({ subject: word, classes }) => {
    const subject = word ? reader.context.subject(word, school.stage) : subjects.length === 1 ? subjects[0] : undefined;
    if (!subject) {
      if (word) reader.wrong('unknownSubject', 'class', word);
      else if (reader.text('subject') === '' || subjects.length > 1) reader.wrong('missingSubject', 'subject');
      return [];
    }
    return classes.flatMap((one) => {
      const found = classNamed(reader, school, one);
      if (!found) reader.wrong('unknownClass', 'class', one);
      return found ? [{ subjectId: subject.id, classId: found.id }] : [];
    });
  });
}

function missingPosts(
  known: KnownPerson | undefined,
  schoolId: Id,
  personId: Id,
  places: readonly Place[],
  isHere: boolean,
): PostRow[] {
  const held = new Set((known?.posts ?? []).filter((post) => post.schoolId === schoolId).map(placeKey));
  const missing = [...new Map(places.map((place) => [placeKey(place), place])).values()].filter(
    (place) => !held.has(placeKey(place)),
  );
  return missing.map(({ roleType, subjectId, gradeId }, index) =>
    newPost(personId, schoolId, roleType, { subjectId, gradeId, isActive: !isHere && index === 0 }),
  );
}

/** Whether the importer may not give one of the posts: the same rule as for a single post (decision 0060). */
function isBeyond(reader: RowReader, posts: readonly PostRow[]): boolean {
  const beyond = posts.find(({ roleType }) => reader.context.ungrantablePosts.has(roleType));
  if (!beyond) return false;
  const isOfClass = beyond.roleType === roleTypes.headTeacher && reader.text('headOf') !== '';
  reader.wrong('withheldPost', isOfClass ? 'headOf' : 'post');
  return true;
}

const placeKey = ({ roleType, subjectId, gradeId }: Place) => `${roleType}/${subjectId}/${gradeId}`;

function missingLessons(
  reader: RowReader,
  known: KnownPerson | undefined,
  schoolId: Id,
  personId: Id,
  lessons: readonly Taught[],
): LessonRow[] {
  const key = ({ subjectId, classId }: Taught) => `${classId}/${subjectId}`;
  const held = new Set((known?.lessons ?? []).map(key));
  const missing = new Map(lessons.filter((one) => !held.has(key(one))).map((one) => [key(one), one]));
  return [...missing.values()].map(({ subjectId, classId }) => ({
    schoolId,
    termId: reader.context.termId,
    classId,
    subjectId,
    personId,
  }));
}

function addedChanges(
  { context: { names } }: RowReader,
  posts: readonly PostRow[],
  lessons: readonly LessonRow[],
  heads: readonly KnownClass[],
): Change[] {
  const classNames = lessons.map(({ classId }) => names.classById(classId)?.name ?? '');
  return [
    ...posts.map(({ roleType }) => ({ field: 'post' as const, from: '', to: String(roleType) })),
    ...(classNames.length > 0 ? [{ field: 'class' as const, from: '', to: classNames.join('、') }] : []),
    ...heads.map(({ name }) => ({ field: 'headOf' as const, from: '', to: name })),
  ];
}
