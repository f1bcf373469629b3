import { FormattedNumber } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import { QuestionView } from '../question/view/QuestionView';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useSourceDesk } from './source-desk';
import type { Question } from './question';

const five = [1, 2, 3, 4, 5] as const;

/** A question beside the sheet, to be put on it by its button, by A, or by dragging it there. */
export function SourceCard({ question }: { readonly question: Question }) {
  const t = useText();
  const { itemOf, add, drag, remove, isLocked } = useSourceDesk();
  const { id, title, body, media, difficulty, facility } = question;
  const itemId = itemOf(id);
  const isOn = itemId !== undefined;
  const addresses = Object.fromEntries(media.map(({ file, address }) => [file, address]));
  return (
    <li>
      <article
        className={classNames('question-source', isOn && 'question-source-added')}
        tabIndex={-1}
        aria-label={title}
        draggable={!isOn && !isLocked}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'copy';
          event.dataTransfer.setData('text/plain', title);
          drag(question);
        }}
        onDragEnd={() => drag(null)}
      >
        <QuestionView body={body} media={addresses} />
        <footer>
          <Tag>{t(`questions.kit.type.${body.type}`)}</Tag>
          <Row
            as="span"
            inline
            align="stretch"
            gap="half"
            className="question-bars"
            role="img"
            aria-label={t('questions.kit.difficulty', { difficulty })}
          >
            {five.map((bar) => (
              <i key={bar} className={bar <= difficulty ? 'question-bar-on' : undefined} />
            ))}
          </Row>
          {facility !== null && (
            <small className="num">
              {t('questions.kit.facility', {
                rate: <FormattedNumber value={facility} style="percent" minimumFractionDigits={1} />,
              })}
            </small>
          )}
          <Button
            size="small"
            look={isOn ? 'quiet' : 'soft'}
            icon={isOn ? 'Checkmark' : 'Add'}
            data-key="add"
            aria-pressed={isOn}
            disabled={isLocked}
            onClick={() => (itemId === undefined ? add([question]) : remove(itemId))}
          >
            {t(isOn ? 'questions.kit.source.added' : 'questions.kit.source.add')}
          </Button>
        </footer>
      </article>
    </li>
  );
}
