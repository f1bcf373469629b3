import { plainText } from '../../../../kit/common/one-line/text-parts';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type SimpleType, simpleTypes } from '../../../../kit/common/question-body';
import { isComposite } from 'edutech/core/common/teaching/question-types';
import { Tag } from 'edutech/core/ui/Tag';
import { questionAddress } from '../../../shared/addresses';
import { sure, toneOf } from '../item-state';
import type { RepairItemProps } from './repair-item';
import { TypeChoice } from './TypeChoice';
import { ChooseBox } from 'edutech/core/ui/table/choosing/ChooseBox';
import { Row } from 'edutech/core/ui/layout/Row';

/** Number, type, how sure the reader was of what, page, and what the bank has of it. */
export function ItemHead({ item, state, near, isChosen, acts, row }: RepairItemProps) {
  const intl = useIntl();
  const { itemId, number, body, page, confidence, fields, questionId } = item;
  const isMended = confidence === 1 && Object.keys(fields).length === 0 && state !== 'incomplete';
  const unsure = Object.entries(fields).filter(([, value]) => value < sure);
  return (
    <Row as="header" wrap className="questions-mend-head ruled-below t-13 high">
      {questionId === null && (
        <ChooseBox
          label={<FormattedMessage id="questions.choose" values={{ title: number }} />}
          isChosen={isChosen}
          onChoose={(chosen, isRange) => row.choose(itemId, chosen, isRange)}
        />
      )}
      <b className="num">
        <FormattedMessage id="questions.import.item" values={{ number: number || '–' }} />
      </b>
      {isComposite(body.type) || questionId !== null ? (
        <Tag>
          <FormattedMessage id={`questions.type.${body.type}`} />
        </Tag>
      ) : (
        <TypeChoice
          types={simpleTypes}
          value={body.type as SimpleType}
          label="questions.import.type"
          onChange={(type) => void acts.setTypes([itemId], type)}
        />
      )}
      {state === 'left' && (
        <Tag>
          <FormattedMessage id="questions.import.isLeft" />
        </Tag>
      )}
      {questionId !== null ? (
        <Tag tone="done" icon="Checkmark">
          <Link to={questionAddress(questionId)}>
            <FormattedMessage id="questions.import.inBank" />
          </Link>
        </Tag>
      ) : (
        <Tag
          tone={state === 'incomplete' ? 'late' : isMended ? 'done' : toneOf(confidence)}
          icon={isMended ? 'Checkmark' : undefined}
        >
          {isMended ? (
            <FormattedMessage id="questions.import.mended" />
          ) : state === 'incomplete' && confidence === 1 ? (
            <FormattedMessage id="questions.import.incomplete" />
          ) : (
            <FormattedMessage
              id="questions.import.confidence"
              values={{ share: <FormattedNumber value={confidence} style="percent" /> }}
            />
          )}
        </Tag>
      )}
      {unsure.map(([field, value]) => (
        <small key={field} className="muted num">
          <FormattedMessage
            id="questions.import.field"
            values={{
              field: intl.formatMessage({ id: `questions.import.field.${field}` }),
              share: <FormattedNumber value={value} style="percent" />,
            }}
          />
        </small>
      ))}
      <Row as="span" wrap className="end">
        {near && (
          <Link to={questionAddress(near.id)} target="_blank" className="tag tag-star" title={plainText(near.title)}>
            <FormattedMessage
              id="questions.import.near"
              values={{ share: <FormattedNumber value={near.share} style="percent" /> }}
            />
          </Link>
        )}
        {page !== null && (
          <button type="button" className="btn btn-link btn-small" onClick={() => row.paper(page)}>
            <FormattedMessage id="questions.import.page" values={{ page }} />
          </button>
        )}
      </Row>
    </Row>
  );
}
