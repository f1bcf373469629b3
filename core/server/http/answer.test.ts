import Type from 'typebox';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { Content } from '../../common/question/content';
import { answerWriter, envelopeOf } from './answer';

const output = Type.Object({
  title: Type.String(),
  stems: Type.Array(Type.Object({ stem: Content })),
  choice: Type.Union([Type.Object({ kind: Type.Literal('a'), of: Content }), Type.Null()]),
});

async function written(data: unknown): Promise<{ status: number; data: unknown }> {
  const app = fastify();
  const write = answerWriter(output);
  app.get('/', (_request, reply) => {
    write(reply);
    return envelopeOf(data, undefined, '');
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
