import Type from 'typebox';
import type { Id as IdText } from 'edutech/core/common/ids';
import { contributions } from 'edutech/core/common/token';
import { endpoint } from 'edutech/core/common/endpoint';
import type { Language } from 'edutech/core/common/languages';
import { Id } from 'edutech/core/common/wire/kinds';
import { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { anyStudents } from '../model/people';
import { Medium } from './records';

/** A film that explains what a question is about. */
const Film = Type.Object({
  title: Type.String(),
  /** Of its page. */
  address: Type.String(),
  seconds: Type.Integer(),
});

/**
 * What helps on at one item of a released result: questions of the bank that exercise the same, of its type and about its
 * difficulty, and films on its chapter. Questions of homework whose answers are not released yet are left out, because these
 * come with their answers. 403 `work.error.notReleased`; 422 `work.error.noItem`.
 */
export const practiseItem = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/result/practise',
  access: anyStudents,
  input: Type.Object({ attemptId: Id, itemId: Id }),
  output: Type.Object({
    questions: Type.Array(Type.Object({ questionId: Id, body: QuestionBody, key: QuestionKey })),
    media: Type.Array(Medium),
    films: Type.Array(Film),
  }),
});

/** An area that has films says which of them explain a chapter. `Db` is the server's. */
export interface ExplainingFilms<Db = unknown> {
  /** Up to `count` films on these chapters that students may watch, the nearest chapter first. */
  on(
    db: Db,
    wanted: { readonly nodeIds: readonly IdText[]; readonly count: number; readonly language: Language },
  ): Promise<readonly { readonly title: string; readonly address: string; readonly seconds: number }[]>;
}
export const ExplainingFilms = contributions<ExplainingFilms>('work.ExplainingFilms');
