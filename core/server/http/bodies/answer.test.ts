import Type, { type Static, type TSchema } from 'typebox';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { Maybe, Moment } from '../../../common/wire/kinds';
import { writtenAsItIs } from '../../../common/wire/written-as-it-is';
import { answerWriter, envelopeOf } from './answer';

const Inline = Type.Union([
  Type.Object({ kind: Type.Literal('text'), text: Type.String(), marks: Type.Optional(Type.Array(Type.String())) }),
  Type.Object({ kind: Type.Literal('formula'), latex: Type.String() }),
]);
const Content = Type.Array(
  Type.Union([
    Type.Object({ kind: Type.Literal('paragraph'), inlines: Type.Array(Inline), align: Type.Optional(Type.String()) }),
    Type.Object({
      kind: Type.Literal('table'),
      rows: Type.Array(Type.Array(Type.Object({ inlines: Type.Array(Inline), columns: Type.Integer() }))),
    }),
  ]),
  writtenAsItIs,
);
type Content = Static<typeof Content>;

const output = Type.Object({
  title: Type.String(),
  stems: Type.Array(Type.Object({ stem: Content })),
  choice: Type.Union([Type.Object({ kind: Type.Literal('a'), of: Content }), Type.Null()]),
});

async function written(
  data: unknown,
  shape: TSchema = output,
  specified?: true,
): Promise<{ status: number; data: unknown }> {
  const app = fastify();
  const write = answerWriter({ output: shape, specified });
  app.get('/', (_request, reply) => {
    return envelopeOf(write(reply, data), undefined, '');
  });
  const answer = await app.inject('/');
  return { status: answer.statusCode, data: answer.json<{ data: unknown }>().data };
}

const content: Content = [
  { kind: 'paragraph', inlines: [{ kind: 'text', text: '最小的是', marks: ['dots'] }], align: 'center' },
  { kind: 'table', rows: [[{ inlines: [{ kind: 'formula', latex: 'x^2' }], columns: 2 }]] },
];

test('what is not declared stays here, and rich content goes out as it lies in the database', async () => {
  const whole = { title: 't', stems: [{ stem: content }], choice: { kind: 'a', of: content } };
  const { status, data } = await written({ ...whole, key: 'C', stems: [{ stem: content, answer: 'C' }] });
  expect(status).toBe(200);
  expect(data).toEqual(whole);
});

test('content that is declared must be there', async () => {
  const { status } = await written({ title: 't', stems: [{}], choice: null });
  expect(status).toBe(500);
});

test('null stands for a value of any kind, at the top and within alternatives', async () => {
  const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);
  const kinds = {
    text: orNull(Type.String()),
    literal: orNull(Type.Literal('a')),
    literals: orNull(Type.Union([Type.Literal('a'), Type.Literal('b')])),
    list: orNull(Type.Array(Type.Integer())),
    object: orNull(Type.Object({ of: orNull(Content), at: orNull(Type.Number()) })),
    content: orNull(Content),
  };
  const either = Type.Union([
    Type.Object({ kind: Type.Literal('a'), ...kinds }),
    Type.Object({ kind: Type.Literal('b') }),
  ]);
  const schema = Type.Object({ ...kinds, either });
  const nulls = { text: null, literal: null, literals: null, list: null, object: null, content: null };
  const values = { text: 't', literal: 'a', literals: 'b', list: [1], object: { of: content, at: 0.5 }, content };
  for (const data of [nulls, values, { ...nulls, object: { of: null, at: null } }]) {
    const whole = { ...data, either: { kind: 'a', ...data } };
    expect(await written(whole, schema)).toEqual({ status: 200, data: whole });
  }
  expect(await written({ ...nulls, either: { kind: 'b' } }, schema)).toMatchObject({ status: 200 });
  expect((await written({ ...nulls, literal: 'c', either: { kind: 'b' } }, schema)).status).toBe(500);
});

test('a moment goes out as ISO 8601, whether it is there or not', async () => {
  const moments = Type.Object({ at: Moment, until: Maybe(Moment), since: Maybe(Moment) });
  const at = new Date('2026-11-23T08:00:00Z');
  const { data } = await written({ at, until: at, since: null }, moments);
  expect(data).toEqual({ at: at.toISOString(), until: at.toISOString(), since: null });
});

test('a call of the specification answers in its spelling', async () => {
  const shape = Type.Object({ nodeId: Type.String(), isOpen: Type.Boolean() });
  const { data } = await written({ nodeId: 'n', isOpen: true, hidden: 1 }, shape, true);
  expect(data).toEqual({ nodeid: 'n', isOpen: true });
});
