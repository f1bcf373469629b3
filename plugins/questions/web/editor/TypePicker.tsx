import { FormulaText } from '../../kit/ui/formula/FormulaText';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { newId } from 'edutech/core/common/ids';
import { questionTypes } from 'edutech/core/common/teaching/question-types';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useKeys } from '../shared/use-keys';
import type { PickerData } from './load-editor';
import { draftAddress } from './editor-address';

const types = Object.values(questionTypes);

/** The first question of the editor: what is to be written. Digits choose, too. */
export function TypePicker({ drafts }: PickerData) {
  const navigate = useNavigate();
  const begin = (type: number) => void navigate(draftAddress(newId(), type));
  useKeys(Object.fromEntries(types.map((type, at) => [String(at + 1), () => begin(type)])));
  return (
    <PageFrame title={<FormattedMessage id="questions.cq.title" />} note={<FormattedMessage id="questions.cq.pick" />}>
      <ul className="questions-types">
        {types.map((type, at) => (
          <li key={type}>
            <button type="button" className="card questions-type" onClick={() => begin(type)}>
              <kbd className="key">{at + 1}</kbd>
              <b>
                <FormattedMessage id={`questions.type.${type}`} />
              </b>
              <span>
                <FormattedMessage id={`questions.cq.type.${type}`} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {drafts.length > 0 && (
        <section className="card questions-drafts">
          <h2>
            <FormattedMessage id="questions.cq.drafts" />
          </h2>
          <ul>
            {drafts.map(({ draftId, title, time }) => (
              <li key={draftId}>
                <Link to={draftAddress(draftId)} className="clip1">
                  {title ? <FormulaText text={title} /> : <FormattedMessage id="questions.cq.untitled" />}
                </Link>
                <span className="num muted">
                  <FormattedDate
                    value={time}
                    month="short"
                    day="numeric"
                    hour="2-digit"
                    minute="2-digit"
                    hourCycle="h23"
                  />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageFrame>
  );
}
