import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Content } from '../../../kit/common/content';
import { gapKinds } from '../../../kit/common/question-body';
import { gapsIn } from '../../../kit/common/walk-content';
import type { Part } from '../draft/option-changes';
import { comparisonOf, firstGap, firstGapKey, putAt, setOf, withSet } from '../draft/gap-changes';
import { Accepted } from './Accepted';
import { Field } from './Field';
import { NumberRule } from './NumberRule';
import type { Writing } from './writing';

interface GapFieldsProps extends Pick<Writing, 'stage'> {
  readonly part: Part;
  readonly onChange: (part: Part) => void;
  readonly at: string;
}

/** Letters of the sets of gaps whose answers may change places. */
const sets = ['A', 'B', 'C'];

/** What each gap takes, in the order in which they are read. */
export function GapFields({ part, onChange, at, stage }: GapFieldsProps) {
  const t = useText();
  const { question, key } = part;
  const order = [...new Set(gapsIn(question.stem as Content))];
  return (
    <Field name="gaps" at={`${at}key`}>
      {order.length === 0 && <p className="muted">{t('questions.cq.noGaps')}</p>}
      <Stack as="ol">
        {order.map((gap, place) => {
          const asked = question.gaps?.[gap] ?? firstGap;
          const taken = key.gaps?.[gap] ?? firstGapKey;
          const take = (change: Partial<typeof taken>) =>
            onChange({
              question,
              key: { ...key, gaps: putAt(key.gaps ?? [], gap, { ...taken, ...change }, firstGapKey) },
            });
          return (
            <Row as="li" align="stretch" gap={3} key={gap} className="questions-gap-row">
              <b className="num center">{place + 1}</b>
              <Stack gap={2} className="fill">
                <Accepted
                  name={t('questions.cq.gap', { number: place + 1 })}
                  accepted={taken.accepted}
                  isFormula={taken.comparison === 'formula'}
                  stage={stage}
                  onChange={(accepted) => take({ accepted })}
                />
                <Row wrap gap={0} className="questions-fields">
                  <select
                    className="input"
                    aria-label={t('questions.cq.gapKind')}
                    value={asked.kind}
                    onChange={({ currentTarget: { value } }) => {
                      const kind = gapKinds.find((one) => one === value) ?? 'text';
                      onChange({
                        question: { ...question, gaps: putAt(question.gaps ?? [], gap, { ...asked, kind }, firstGap) },
                        key: {
                          ...key,
                          gaps: putAt(key.gaps ?? [], gap, { ...taken, comparison: comparisonOf(kind) }, firstGapKey),
                        },
                      });
                    }}
                  >
                    {gapKinds.map((kind) => (
                      <option key={kind} value={kind}>
                        {t(`questions.cq.gapKind.${kind}`)}
                      </option>
                    ))}
                  </select>
                  {order.length > 1 && (
                    <select
                      className="input"
                      aria-label={t('questions.cq.freeOrder')}
                      value={setOf(key.freeOrder ?? [], gap)}
                      onChange={({ currentTarget: { value } }) =>
                        onChange({
                          question,
                          key: { ...key, freeOrder: withSet(key.freeOrder ?? [], gap, Number(value)) },
                        })
                      }
                    >
                      <option value={-1}>{t('questions.cq.freeOrder.none')}</option>
                      {sets.map((set, number) => (
                        <option key={set} value={number}>
                          {t('questions.cq.freeOrder.set', { set })}
                        </option>
                      ))}
                    </select>
                  )}
                  {taken.comparison === 'number' && <NumberRule taken={taken} onChange={take} />}
                  <ComparisonTicks taken={taken} onChange={take} />
                </Row>
              </Stack>
            </Row>
          );
        })}
      </Stack>
    </Field>
  );
}

interface ComparisonTicksProps {
  readonly taken: typeof firstGapKey;
  readonly onChange: (change: Partial<typeof firstGapKey>) => void;
}

/** How strictly a text or a formula is compared. */
function ComparisonTicks({ taken, onChange }: ComparisonTicksProps) {
  const t = useText();
  return (
    <>
      {taken.comparison === 'text' && (
        <Row as="label" wrap gap={0} className="questions-tick t-13">
          <input
            type="checkbox"
            checked={taken.isCaseSensitive ?? false}
            onChange={({ currentTarget: { checked } }) => onChange({ isCaseSensitive: checked })}
          />
          {t('questions.cq.caseSensitive')}
        </Row>
      )}
      {taken.comparison === 'formula' && (
        <Row as="label" wrap gap={0} className="questions-tick t-13">
          <input
            type="checkbox"
            checked={taken.form === 'same'}
            onChange={({ currentTarget: { checked } }) => onChange({ form: checked ? 'same' : 'equal' })}
          />
          {t('questions.cq.sameForm')}
        </Row>
      )}
    </>
  );
}
