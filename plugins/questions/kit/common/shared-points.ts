import { answeredParts, pointsOf, type QuestionBody } from './question-body';

/** A question with other points in place of its own: its parts share them as they share their own. */
export function withPoints(body: QuestionBody, points: number): QuestionBody {
  if (!body.parts) return { ...body, points };
  const own = answeredParts(body).map((part) => part.points);
  const total = pointsOf(body);
  const shares = own.map((part) => roundHalf(total > 0 ? (points * part) / total : points / own.length));
  // what rounding leaves over is the last part's
  const rest = points - shares.slice(0, -1).reduce((sum, share) => sum + share, 0);
  const parts = body.parts.map((part, at) => ({
    ...part,
    points: at === own.length - 1 ? Math.max(0, rest) : (shares[at] ?? 0),
  }));
  return { ...body, parts, points };
}

const roundHalf = (points: number) => Math.round(points * 2) / 2;
