import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';

/** A body with the points of a paper in place of its own; `points` are those of its parts in their order. */
export function withPoints(body: QuestionBody, points: readonly number[]): QuestionBody {
  if (!body.parts) return { ...body, points: points[0] ?? 0 };
  const parts = body.parts.map((part, index) => ({ ...part, points: points[index] ?? 0 }));
  return { ...body, parts, points: parts.reduce((sum, part) => sum + part.points, 0) };
}
