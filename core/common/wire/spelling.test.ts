import Type from 'typebox';
import { expect, test } from 'vitest';
import { fromWire, schemaOnWire, spellingOf, toWire } from './spelling';

const Book = Type.Object({
  bookId: Type.String(),
  name: Type.String(),
  nodes: Type.Array(Type.Object({ nodeName: Type.String(), isOpen: Type.Boolean() })),
  cover: Type.Union([Type.Object({ coverPath: Type.String() }), Type.Null()]),
});

const ours = { bookId: 'b', name: '数学', nodes: [{ nodeName: '第一章', isOpen: true }], cover: { coverPath: '/c' } };
const wire = { bookid: 'b', name: '数学', nodes: [{ nodename: '第一章', isOpen: true }], cover: { coverpath: '/c' } };

test('what the specification names travels in its spelling, whatever lies around it', () => {
  const spelling = spellingOf(Book);
  expect(toWire(spelling)(ours)).toEqual(wire);
  expect(toWire(spelling)([ours])).toEqual([wire]);
  expect(fromWire(spelling)(wire)).toEqual(ours);
});

test('null, dates and what the specification does not name stay as they are', () => {
  const at = new Date(0);
  const spelling = spellingOf(Book);
  expect(toWire(spelling)(null)).toBeNull();
  expect(toWire(spelling)({ ...ours, cover: null, at })).toEqual({ ...wire, cover: null, at });
});

test('a schema without such names has nothing to translate', () => {
  const spelling = spellingOf(Type.Object({ name: Type.String() }));
  expect(spelling).toEqual([]);
  expect(toWire(spelling)(ours)).toBe(ours);
});

test('the schema of the wire asks for the same fields under their other names', () => {
  const schema = schemaOnWire(Type.Object({ bookId: Type.String(), nodeId: Type.Optional(Type.String()) }));
  expect(schema).toMatchObject({ required: ['bookid'], properties: { bookid: {}, nodeid: {} } });
});
