import { type QuestionDrawing, QuestionLayout } from './QuestionLayout';

/** A question as pupils see it, to be read: stem, options, parts. The answer is `KeyView`'s, answering `AnswerInput`'s. */
export const QuestionView = (drawing: QuestionDrawing) => <QuestionLayout {...drawing} />;
