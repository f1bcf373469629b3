import type { Content } from 'edutech/plugins/questions/kit/common/content';
import type { QuestionPart } from 'edutech/plugins/questions/kit/common/question-body';
import type { PartKey, QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { filesIn, formulasIn, textOf } from 'edutech/plugins/questions/kit/common/walk-content';
import type { Expected } from './notation';

/** What of a read question is not as a person reads it; empty where all is. */
export function differences(
  item: { readonly number: string; readonly body: QuestionBody; readonly key: QuestionKey } | undefined,
  expected: Expected,
): string[] {
  if (!item) return ['is missing'];
  const wrong = differencesOf(item.body as QuestionPart, item.key, expected);
  if (item.number !== expected.number) wrong.push(`number ${item.number}`);
  if (expected.parts) {
    const parts = item.body.parts ?? [];
    if (parts.length !== expected.parts.length) wrong.push(`${parts.length} parts`);
    for (const [at, part] of expected.parts.entries())
      wrong.push(...differencesOf(parts[at], item.key.parts?.[at] ?? {}, part).map((text) => `part ${at}: ${text}`));
  }
  return wrong;
}

function differencesOf(
  body: QuestionPart | undefined,
  key: PartKey,
  expected: Omit<Expected, 'number' | 'parts'>,
): string[] {
  if (!body) return ['is missing'];
  const stem = body.stem as Content;
  const contents = [stem, ...((body.options ?? []) as Content[])];
  const same = (name: string, found: unknown, wanted: unknown): string[] =>
    wanted === undefined || JSON.stringify(found) === JSON.stringify(wanted)
      ? []
      : [`${name} ${JSON.stringify(found)}`];
  const says = (name: string, content: unknown, wanted: string | undefined): string[] => {
    const text = textOf((content ?? []) as Content);
    return wanted === undefined || text.includes(wanted) ? [] : [`${name} "${text.slice(0, 120)}"`];
  };
  return [
    ...same('type', body.type, expected.type),
    ...same('points', body.points, expected.points),
    ...same('options', body.options?.length, expected.options),
    ...same('choice', key.choice, expected.choice),
    ...same('truth', key.truth, expected.truth),
    ...same(
      'gaps',
      key.gaps?.map(({ accepted }) => accepted[0]),
      expected.gaps,
    ),
    ...same('formulas', contents.flatMap(formulasIn), expected.formulas),
    ...same('pictures', contents.flatMap(filesIn).length, expected.pictures),
    ...says('stem', stem, expected.stem),
    ...says('answer', key.answer, expected.answer),
    ...says('analysis', key.analysis, expected.analysis),
  ];
}
