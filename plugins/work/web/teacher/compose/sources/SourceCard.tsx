import { FormattedNumber } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useDesk } from '../desk/desk-context';
import type { Question } from './question';

const five = [1, 2, 3, 4, 5] as const;

/** A question beside the sheet, to be put on it by its button, by A, or by dragging it there. */
export function SourceCard({ question }: { readonly question: Question }) {
  const t = useText();
  const { sheet, tier, drag, remove, isLocked } = useDesk();
  const { id, title, body, media, difficulty, facility } = question;
  const item = sheet.values.items.find(({ questionId }) => questionId === id);
  const addresses = Object.fromEntries(media.map(({ file, address }) => [file, address]));
  return (
    <li>
      <article
        className={classNames('work-source', item && 'work-source-added')}
        tabIndex={-1}
        aria-label={title}
        draggable={!item && !isLocked}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'copy';
          event.dataTransfer.setData('text/plain', title);
          drag({ question });
        }}
        onDragEnd={() => drag(null)}
      >
        <QuestionView body={body} media={addresses} />
        <footer>
          <Tag>{t(`work.type.${body.type}`)}</Tag>
          <Row
            as="span"
            inline
            align="stretch"
            gap="half"
            className="work-sheet-bars"
            role="img"
            aria-label={t('work.difficulty', { difficulty })}
          >
            {five.map((bar) => (
              <i key={bar} className={bar <= difficulty ? 'work-bar-on' : undefined} />
            ))}
          </Row>
          {facility !== null && (
            <small className="num">
              {t('work.facility', {
                rate: <FormattedNumber value={facility} style="percent" minimumFractionDigits={1} />,
              })}
            </small>
          )}
          <Button
            size="small"
            look={item ? 'quiet' : 'soft'}
            icon={item ? 'Checkmark' : 'Add'}
            data-key="add"
            aria-pressed={item !== undefined}
            disabled={isLocked}
            onClick={() => (item ? remove(item.itemId) : sheet.add([question], tier))}
          >
            {t(item ? 'work.source.added' : 'work.source.add')}
          </Button>
        </footer>
      </article>
    </li>
  );
}
