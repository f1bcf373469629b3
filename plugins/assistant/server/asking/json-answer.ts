import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';
import type { ChatMessage } from '../client/chat';

/** How an answer of a shape is asked for: all services understand words, few a schema beside them. */
export const schemaWords = (schema: TSchema): string =>
  `Answer with one JSON value and nothing else. It must fit this JSON Schema: ${JSON.stringify(schema)}`;

/** The value in an answer, which may stand in a fence of code; undefined: there is none that fits. */
export function valueIn<Schema extends TSchema>(text: string, schema: Schema): Static<Schema> | undefined {
  const bare = /^\s*```(?:json)?\s*\n([\s\S]*?)\n\s*```\s*$/.exec(text)?.[1] ?? text;
  try {
    const value: unknown = JSON.parse(bare);
    return Value.Check(schema, value) ? (value as Static<Schema>) : undefined;
  } catch {
    return undefined;
  }
}

/** Says once more what is wanted, with what was wrong. */
export const askedAgain = (messages: readonly ChatMessage[], answer: string, schema: TSchema): ChatMessage[] => [
  ...messages,
  { role: 'assistant', content: answer },
  { role: 'user', content: `That does not fit. ${schemaWords(schema)}` },
];
