import { useText } from 'edutech/core/web/hooks';
import { plainText } from '../../../../kit/common/one-line/text-parts';
import { FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { type SimpleType, simpleTypes } from '../../../../kit/common/question-body';
import { isComposite } from '../../../../kit/common/types/question-types';
import { Tag } from 'edutech/core/ui/Tag';
import { questionAddress } from '../../../shared/addresses';
import { sure, toneOf } from '../item-state';
import type { RepairItemProps } from './repair-item';
import { TypeChoice } from './TypeChoice';
import { ChooseBox } from 'edutech/core/ui/table/choosing/ChooseBox';
import { Row } from 'edutech/core/ui/layout/Row';

/** Number, type, how sure the reader was of what, page, and what the bank has of it. */
export function ItemHead({ item, state, near, isChosen, acts, row }: RepairItemProps) {
  const t = useText();
  const { itemId, number, body, page, confidence, fields, questionId } = item;
  const isMended = confidence === 1 && Object.keys(fields).length === 0 && state !== 'incomplete';
  const unsure = Object.entries(fields).filter(([, value]) => value < sure);
  return (
    <Row as="header" wrap className="questions-mend-head ruled-below t-13 high">
      {questionId === null && (
        <ChooseBox
          label={t('questions.choose', { title: number })}
          isChosen={isChosen}
          onChoose={(chosen, isRange) => row.choose(itemId, chosen, isRange)}
        />
      )}
      <b className="num">{t('questions.import.item', { number: number || '–' })}</b>
      {isComposite(body.type) || questionId !== null ? (
        <Tag>{t(`questions.type.${body.type}`)}</Tag>
      ) : (
        <TypeChoice
          types={simpleTypes}
          value={body.type as SimpleType}
          label="questions.import.type"
          onChange={(type) => void acts.setTypes([itemId], type)}
        />
      )}
      {state === 'left' && <Tag>{t('questions.import.isLeft')}</Tag>}
      {questionId !== null ? (
        <Tag tone="done" icon="Checkmark">
          <Link to={questionAddress(questionId)}>{t('questions.import.inBank')}</Link>
        </Tag>
      ) : (
        <Tag
          tone={state === 'incomplete' ? 'late' : isMended ? 'done' : toneOf(confidence)}
          icon={isMended ? 'Checkmark' : undefined}
        >
          {isMended
            ? t('questions.import.mended')
            : state === 'incomplete' && confidence === 1
              ? t('questions.import.incomplete')
              : t('questions.import.confidence', { share: <FormattedNumber value={confidence} style="percent" /> })}
        </Tag>
      )}
      {unsure.map(([field, value]) => (
        <small key={field} className="muted num">
          {t('questions.import.field', {
            field: t(`questions.import.field.${field}`),
            share: <FormattedNumber value={value} style="percent" />,
          })}
        </small>
      ))}
      <Row as="span" wrap className="end">
        {near && (
          <Link to={questionAddress(near.id)} target="_blank" className="tag tag-star" title={plainText(near.title)}>
            {t('questions.import.near', { share: <FormattedNumber value={near.share} style="percent" /> })}
          </Link>
        )}
        {page !== null && (
          <button type="button" className="btn btn-link btn-small" onClick={() => row.paper(page)}>
            {t('questions.import.page', { page })}
          </button>
        )}
      </Row>
    </Row>
  );
}
