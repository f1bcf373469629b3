import { answeredParts, type QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { partPoints } from '../marking/marks';

/** A body with the points of homework in place of its own. */
export function withPoints(body: QuestionBody, own: readonly number[] | null): QuestionBody {
  const points = partPoints(
    own,
    answeredParts(body).map((part) => part.points),
  );
  if (!body.parts) return { ...body, points: points[0] ?? 0 };
  const parts = body.parts.map((part, index) => ({ ...part, points: points[index] ?? 0 }));
  return { ...body, parts, points: points.reduce((sum, one) => sum + one, 0) };
}
