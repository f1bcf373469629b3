import { trueFalseSigns } from 'edutech/plugins/questions/kit/common/types/answer-letters';
import { useText } from 'edutech/core/web/hooks';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { IconButton } from 'edutech/core/ui/IconButton';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Row } from 'edutech/core/ui/layout/Row';
import type { ItemValues } from '../../../api';
import { hasKey, keyOf, lettersOf } from '../../../model/card/answer-card';
import type { CardValues } from './card-values';
import type { CardData } from './load-card';

interface CardListProps {
  readonly data: CardData;
  readonly values: CardValues;
  readonly onChange: (changes: Partial<CardValues>) => void;
  /** Students have it: answers may be set, items not changed. */
  readonly isFixed: boolean;
}

/** The items of the card, each with its answer and points; what stands in the bank shows the answer that it has there. */
export function CardList({ data, values, onChange, isFixed }: CardListProps) {
  const t = useText();
  const { items, keys } = values;
  const say = (id: string, number: number) => t(id, { number });
  return (
    <ol className="work-card-list">
      {items.map((item, at) => {
        const { itemId, body } = item;
        return (
          <li
            key={itemId}
            className={classNames(
              body && body.type !== questionTypes.shortAnswer && !hasKey(keyOf(keys, itemId)) && 'work-card-open',
            )}
          >
            <b className="num">{at + 1}</b>
            {body ? (
              <>
                <span className="work-card-type note">{t(`work.type.${body.type}`)}</span>
                <AnswerField
                  item={item}
                  values={values}
                  label={say('work.card.answerOf', at + 1)}
                  onKey={(key) => onChange({ keys: { ...keys, [itemId]: key } })}
                />
                <Row as="label" inline gap={1} className="work-card-points num soft">
                  <input
                    className="input"
                    type="number"
                    min={0}
                    max={200}
                    step={0.5}
                    value={item.points?.[0] ?? body.points}
                    disabled={isFixed}
                    aria-label={say('work.card.pointsOf', at + 1)}
                    onChange={({ currentTarget: { valueAsNumber } }) =>
                      valueAsNumber >= 0 &&
                      valueAsNumber <= 200 &&
                      onChange({
                        items: items.map((one) => (one === item ? { ...one, points: [valueAsNumber] } : one)),
                      })
                    }
                  />
                  {t('work.sheet.points')}
                </Row>
                {!isFixed && (
                  <IconButton
                    icon="Delete"
                    label={say('work.card.remove', at + 1)}
                    onClick={() => onChange({ items: items.filter((one) => one !== item) })}
                  />
                )}
              </>
            ) : (
              <BankAnswer data={data} item={item} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The answer of a question of the bank. */
function BankAnswer({ data, item }: { readonly data: CardData; readonly item: ItemValues }) {
  const t = useText();
  const asked = data.homework.items.find(({ itemId }) => itemId === item.itemId);
  const known = data.keys.find(({ itemId }) => itemId === item.itemId);
  return (
    <div className="grow">
      {asked && known ? (
        <KeyView body={asked.body} questionKey={known.key} media={{}} />
      ) : (
        <span className="muted">{t('work.card.noKey')}</span>
      )}
    </div>
  );
}

interface AnswerFieldProps {
  readonly item: ItemValues;
  readonly values: CardValues;
  readonly label: string;
  readonly onKey: (key: QuestionKey) => void;
}

/** The right answer of an item of the card: letters, right or wrong, words; what is written out needs none. */
function AnswerField({ item: { itemId, body }, values, label, onKey }: AnswerFieldProps) {
  const t = useText();
  const key = keyOf(values.keys, itemId);
  if (!body) return null;
  if (body.type === questionTypes.trueFalse) {
    return (
      <Row as="fieldset" inline align="stretch" wrap className="work-card-letters fill" aria-label={label}>
        {[true, false].map((truth) => (
          <button
            className="center soft circle"
            key={String(truth)}
            type="button"
            aria-pressed={key.truth === truth}
            onClick={() => onKey({ truth })}
          >
            {trueFalseSigns[`${truth}`]}
          </button>
        ))}
      </Row>
    );
  }
  if (body.options) {
    const isMultiple = body.type === questionTypes.multipleChoice;
    const chosen = key.choice ?? [];
    const turn = (option: number) => {
      if (!isMultiple) return [option];
      const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
      return next.sort((one, other) => one - other);
    };
    return (
      <Row as="fieldset" inline align="stretch" wrap className="work-card-letters fill" aria-label={label}>
        {lettersOf(body).map((letter, option) => (
          <button
            className="center soft circle"
            key={letter}
            type="button"
            aria-pressed={chosen.includes(option)}
            onClick={() => onKey({ choice: turn(option) })}
          >
            {letter}
          </button>
        ))}
      </Row>
    );
  }
  if (body.type === questionTypes.gapFilling) {
    return (
      <input
        className="input work-card-words"
        aria-label={label}
        maxLength={500}
        value={key.gaps?.[0]?.accepted.join('|') ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onKey(
            value === ''
              ? {}
              : { gaps: [{ accepted: value.split('|').filter(Boolean).slice(0, 20), comparison: 'text' }] },
          )
        }
      />
    );
  }
  return <span className="muted work-card-words">{t('work.card.byHand')}</span>;
}
