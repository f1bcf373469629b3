import type { Content } from 'edutech/core/common/question/content';
import type { QuestionBody } from 'edutech/core/common/question/question-body';
import { ContentView } from 'edutech/core/ui/question/content/ContentView';

/** The beginning of what is asked, in one line: its first words with their formulas, without pictures. */
export const StemLine = ({ body }: { readonly body: QuestionBody }) => (
  <div className="work-stem-line">
    <ContentView content={(body.stem as Content).filter(({ kind }) => kind === 'paragraph').slice(0, 1)} media={{}} />
  </div>
);
