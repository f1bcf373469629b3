import type { Content } from '../../../kit/common/content';
import type { PartKey } from '../../../kit/common/question-key';
import type { ExchangeQuestion } from '../exchange-format';

const contentsOfKey = ({ answer, analysis, rubric }: PartKey): Content[] => [
  (answer ?? []) as Content,
  (analysis ?? []) as Content,
  ...(rubric ?? []).map(({ text }) => text as Content),
];

/** Every text of a question: stems, options, answers, analyses, those of its parts among them. */
export function contentsOfQuestion({ body, key }: ExchangeQuestion): Content[] {
  return [
    ...[body, ...(body.parts ?? [])].flatMap(({ stem, options }) => [stem, ...(options ?? [])] as Content[]),
    ...[key, ...(key.parts ?? [])].flatMap(contentsOfKey),
    (key.transcript ?? []) as Content,
  ];
}
