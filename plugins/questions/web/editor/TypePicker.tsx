import { useText } from 'edutech/core/web/hooks';
import { useEditorPlace } from '../../kit/ui/editor/editor-place';
import { FormulaText } from '../../kit/ui/formula/FormulaText';
import { FormattedDate } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { newId } from 'edutech/core/common/ids';
import { questionTypes } from '../../kit/common/types/question-types';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useKeys } from '../shared/use-keys';
import type { PickerData } from './load-editor';
import { draftAddress } from './editor-address';

const types = Object.values(questionTypes);

/** The first question of the editor: what is to be written. Digits choose, too. */
export function TypePicker({ drafts }: PickerData) {
  const t = useText();
  const navigate = useNavigate();
  const address = useEditorPlace()?.draft ?? draftAddress;
  const begin = (type: number) => void navigate(address(newId(), type));
  useKeys(Object.fromEntries(types.map((type, at) => [String(at + 1), () => begin(type)])));
  return (
    <PageFrame title={t('questions.cq.title')} note={t('questions.cq.pick')}>
      <ul className="questions-types">
        {types.map((type, at) => (
          <li key={type}>
            <button
              type="button"
              className="card questions-type packed wide framed ink t-14 text-start pressable tall"
              onClick={() => begin(type)}
            >
              <kbd className="key">{at + 1}</kbd>
              <b className="t-18">{t(`questions.type.${type}`)}</b>
              <span className="soft across">{t(`questions.cq.type.${type}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      {drafts.length > 0 && (
        <section className="card questions-drafts above-5">
          <h2 className="t-head">{t('questions.cq.drafts')}</h2>
          <Stack as="ul" gap={1} className="above-2">
            {drafts.map(({ draftId, title, time }) => (
              <Row as="li" align="stretch" justify="between" gap={4} className="shrink pad-y-1" key={draftId}>
                <Link to={address(draftId)} className="clip1">
                  {title ? <FormulaText text={title} /> : t('questions.cq.untitled')}
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
              </Row>
            ))}
          </Stack>
        </section>
      )}
    </PageFrame>
  );
}
