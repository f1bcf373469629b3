import { useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { mostRows, type PaperSpace, spaceKinds } from '../../common/types/paper-space';

interface PaperSpaceFieldProps {
  readonly space: PaperSpace;
  readonly onSpace: (space: PaperSpace) => void;
}

/** The room that an item leaves for its answer: what it looks like, and how many rows. */
export function PaperSpaceField({ space, onSpace }: PaperSpaceFieldProps) {
  const t = useText();
  const change = (changes: Partial<PaperSpace>) => onSpace({ ...space, ...changes });
  return (
    <Row as="fieldset" inline gap="half" className="question-space" aria-label={t('questions.kit.space')}>
      <select
        className="input"
        value={space.kind}
        aria-label={t('questions.kit.space.kind')}
        title={t('questions.kit.space.hint')}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value as PaperSpace['kind'] })}
      >
        {spaceKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`questions.kit.space.${kind}`)}
          </option>
        ))}
      </select>
      {space.kind !== 'none' && (
        <Row as="label" inline gap="half">
          <input
            className="input num"
            type="number"
            min={1}
            max={mostRows}
            value={space.rows}
            aria-label={t('questions.kit.space.rows')}
            onChange={({ currentTarget: { valueAsNumber: rows } }) => {
              if (Number.isInteger(rows) && rows >= 1 && rows <= mostRows) change({ rows });
            }}
          />
          {t('questions.kit.space.unit')}
        </Row>
      )}
    </Row>
  );
}
