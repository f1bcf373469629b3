import { useIntl } from 'react-intl';
import { chineseNumeral } from 'edutech/core/common/teaching/numerals';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { KeyView } from '../../../kit/ui/question/view/KeyView';
import { QuestionView } from '../../../kit/ui/question/view/QuestionView';
import type { KeyOf, Question } from '../../../api/records';
import { mediaOf } from '../../shared/media-of';
import { type Numbered, type PaperSection, sectionsOf } from './sections';

interface PaperProps {
  readonly questions: readonly Question[];
  /** Answers by the question's id; null: the paper shows none. */
  readonly answers: ReadonlyMap<string, KeyOf> | null;
}

/** The basket as it looks on paper: sections with their points, numbers running through; answers on pages of their own. */
export function Paper({ questions, answers }: PaperProps) {
  const sections = sectionsOf(questions);
  return (
    <div className="questions-paper mid round">
      {sections.map((section, at) => (
        <section key={section.questions[0]?.question.id}>
          <SectionTitle section={section} at={at} />
          {section.questions.map(({ question, number, isComposite }) => (
            <QuestionView
              key={question.id}
              body={question.body}
              media={mediaOf(question.media)}
              number={isComposite ? undefined : number}
              firstPart={number}
              showsPoints={isComposite || question.body.type >= 4}
            />
          ))}
        </section>
      ))}
      {answers && <Answers questions={sections.flatMap((section) => section.questions)} answers={answers} />}
    </div>
  );
}

function SectionTitle({ section, at }: { readonly section: PaperSection<Question>; readonly at: number }) {
  const intl = useIntl();
  const t = useText();
  return (
    <h2>
      {t('questions.paper.section', {
        numeral: intl.locale === 'zh-CN' ? chineseNumeral(at + 1) : at + 1,
        type: t(`questions.type.${section.type}`),
        count: section.count,
        points: section.points,
      })}
    </h2>
  );
}

interface AnswersProps {
  readonly questions: readonly Numbered<Question>[];
  readonly answers: ReadonlyMap<string, KeyOf>;
}

function Answers({ questions, answers }: AnswersProps) {
  const t = useText();
  return (
    <section className="questions-paper-answers above-6 pad-t-2">
      <h2>{t('questions.paper.answers')}</h2>
      {questions.map(({ question, number, isComposite }) => {
        const answer = answers.get(question.id);
        return (
          <Row align="stretch" key={question.id} className="questions-paper-answer pad-y-2">
            {!isComposite && <b className="num">{number}.</b>}
            {answer ? (
              <KeyView
                body={question.body}
                questionKey={answer.key}
                media={mediaOf(question.media, answer.media)}
                firstPart={number}
              />
            ) : (
              <span className="muted">{t('questions.paper.noAnswer')}</span>
            )}
          </Row>
        );
      })}
    </section>
  );
}
