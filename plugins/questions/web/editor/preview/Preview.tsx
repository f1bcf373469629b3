import { isComposite } from '../../../kit/common/types/question-types';
import { useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { QuestionBody } from '../../../kit/common/question-body';
import type { QuestionKey } from '../../../kit/common/question-key';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { Row } from 'edutech/core/ui/layout/Row';
import type { Media } from '../../../kit/ui/question/content/media';
import { KeyView } from '../../../kit/ui/question/view/KeyView';
import { QuestionView } from '../../../kit/ui/question/view/QuestionView';

const looks = ['screen', 'paper', 'phone'] as const;
/** Em on a line of A4 with usual margins. */
const paperLine = 38;

interface PreviewProps {
  readonly body: QuestionBody;
  readonly questionKey: QuestionKey;
  readonly media: Media;
}

/** The question while it is written: on a screen, on paper, on a phone. */
export function Preview({ body, questionKey, media }: PreviewProps) {
  const t = useText();
  const [look, setLook] = useState<(typeof looks)[number]>('screen');
  return (
    <section className="card pad-4">
      <Row as="header" justify="between" wrap className="below-3">
        <h2 className="t-head">{t('questions.cq.preview')}</h2>
        <Segmented
          label={t('questions.cq.preview')}
          options={looks.map((value) => ({ value, label: t(`questions.cq.look.${value}`) }))}
          value={look}
          onChange={setLook}
        />
      </Row>
      <div className={`shrink scrolls-x questions-look questions-look-${look}`}>
        <QuestionView
          body={body}
          media={media}
          number={isComposite(body.type) ? undefined : 1}
          showsPoints
          {...(look === 'paper' && { line: paperLine })}
        />
      </div>
      {look === 'screen' && <KeyView body={body} questionKey={questionKey} media={media} />}
    </section>
  );
}
