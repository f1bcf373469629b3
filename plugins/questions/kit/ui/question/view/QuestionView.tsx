import { type QuestionDrawing, QuestionLayout } from './QuestionLayout';

/**
 * A question as students see it, to read: stem, options, parts. `KeyView` shows the key, `AnswerInput` takes answers.
 */
export const QuestionView = (drawing: QuestionDrawing) => <QuestionLayout {...drawing} />;
