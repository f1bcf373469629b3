import { expect, test } from 'vitest';
import { placeOf, startOf } from './start';

const taught = [
  { classId: '701', subjectId: 'mathematics', gradeId: '7' },
  { classId: '702', subjectId: 'mathematics', gradeId: '7' },
  { classId: '801', subjectId: 'physics', gradeId: '8' },
];
const chapter = (nodeId: string) => ({ nodeId, name: nodeId });
const last = [
  { subjectId: 'history', gradeId: '9', chapter: chapter('gone') },
  { subjectId: 'physics', gradeId: '8', chapter: chapter('light') },
  { subjectId: 'mathematics', gradeId: '7', chapter: chapter('equations') },
];
const nothing = { classId: null, subjectId: null };

test('new homework begins where the last was, of what is still taught', () => {
  expect(startOf(taught, { last, asked: null }, nothing)).toEqual({
    subjectId: 'physics',
    gradeId: '8',
    chapter: chapter('light'),
  });
});

test('a lesson that is named decides, and its chapter too', () => {
  const mathematics = { subjectId: 'mathematics', gradeId: '7' };
  const ofClass = { classId: '702', subjectId: null };
  expect(startOf(taught, { last, asked: null }, ofClass)).toEqual({ ...mathematics, chapter: chapter('equations') });
  expect(startOf(taught, { last, asked: chapter('angles') }, ofClass)).toEqual({
    ...mathematics,
    chapter: chapter('angles'),
  });
});

test('whoever gave nothing yet begins with the first class, and whoever teaches nothing with empty fields', () => {
  const none = { last: [], asked: null };
  expect(startOf(taught, none, nothing)).toMatchObject({ subjectId: 'mathematics', chapter: null });
  expect(startOf([], none, nothing)).toEqual({ subjectId: '', gradeId: '', chapter: null });
});

test('homework of a question is for what one teaches: its grade, else another of its subject', () => {
  const now = { subjectId: 'physics', gradeId: '8' };
  const of = (subjectId: string, gradeId: string) => placeOf(taught, { subjectId, gradeId }, now);
  expect(of('mathematics', '7')).toEqual({ subjectId: 'mathematics', gradeId: '7' });
  expect(of('mathematics', '6')).toEqual({ subjectId: 'mathematics', gradeId: '7' });
  expect(of('history', '9')).toEqual(now);
  const history = { subjectId: 'history', gradeId: '9' };
  expect(placeOf([], history, { subjectId: '', gradeId: '' })).toEqual(history);
});
