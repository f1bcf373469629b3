import Type, { type Static } from 'typebox';
import Value from 'typebox/value';

/** Tokens, as the service counts them. */
export interface Usage {
  readonly tokensIn: number;
  readonly tokensOut: number;
}

const Tokens = Type.Integer({ minimum: 0, maximum: 100_000_000 });
const Text = Type.Optional(Type.Union([Type.String(), Type.Null()]));

/** What we read of an answer, whole or in parts; services add much to it. */
const Answer = Type.Object({
  choices: Type.Optional(
    Type.Array(
      Type.Object({
        delta: Type.Optional(Type.Object({ content: Text, refusal: Text })),
        message: Type.Optional(Type.Object({ content: Text, refusal: Text })),
        finish_reason: Text,
      }),
    ),
  ),
  usage: Type.Optional(
    Type.Union([Type.Null(), Type.Object({ prompt_tokens: Tokens, completion_tokens: Type.Optional(Tokens) })]),
  ),
  error: Type.Optional(Type.Unknown()),
});
type Answer = Static<typeof Answer>;

/** What an answer or a part of one comes to. */
export interface Said {
  readonly text: string;
  /** Why it ended: `stop`, `length`, `content_filter`; null: it goes on. */
  readonly end: string | null;
  readonly isDeclined: boolean;
  readonly usage: Usage | null;
  readonly hasError: boolean;
}

/** Signs that no text needs, and that databases and terminals take badly. */
const unprintable = /[^\P{Cc}\t\n\r]/gu;

/** Undefined: it is no answer. */
export function saidIn(json: string): Said | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(json);
  } catch {
    return undefined;
  }
  return Value.Check(Answer, answer) ? said(answer) : undefined;
}

function said({ choices, usage, error }: Answer): Said {
  const [choice] = choices ?? [];
  const words = choice?.message ?? choice?.delta;
  const end = choice?.finish_reason ?? null;
  return {
    text: (words?.content ?? '').replace(unprintable, ''),
    end: end === '' ? null : end,
    isDeclined: end === 'content_filter' || Boolean(words?.refusal),
    usage: usage ? { tokensIn: usage.prompt_tokens, tokensOut: usage.completion_tokens ?? 0 } : null,
    hasError: error !== undefined && error !== null,
  };
}

const declined = /content_?(filter|policy)|safety|sensitive|inspection/i;

/** What a service says of an error, in a line without its key; and whether it declines the text. */
export function errorIn(text: string, key: string): { readonly line: string; readonly isDeclined: boolean } {
  let line = text;
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    line = typeof error === 'string' ? error : JSON.stringify(error ?? '');
  } catch {
    // a proxy's page: its beginning says enough
  }
  const short = (key === '' ? line : line.replaceAll(key, '••••')).replace(/\s+/g, ' ').slice(0, 200);
  return { line: short, isDeclined: declined.test(line) };
}
