import type { Paper } from 'edutech/plugins/questions/api';
import { inlinesOf } from 'edutech/plugins/questions/kit/common/walk-content';
import { plain } from './written-files';

/** Letters of a question by which it is found: more may be cut by a gap or a formula. */
const enough = 24;

/** Whether the words with which each question of a paper begins stand in a text, one after the other. */
export function wordsInOrder({ questions }: Pick<Paper, 'questions'>, text: string): boolean {
  let at = 0;
  return questions.every(({ body }) => {
    const words = body.stem
      .flatMap(inlinesOf)
      .flatMap((inline) => (inline.kind === 'text' ? plain(inline.text) : []))
      .filter((word) => word !== '');
    // what begins with a formula or a picture is found by the words after it
    const wanted = words[0]?.slice(0, enough) ?? '';
    const found = text.indexOf(wanted, at);
    if (found < 0) return false;
    at = found + wanted.length;
    return true;
  });
}
