import { useText } from 'edutech/core/web/hooks';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { Row } from 'edutech/core/ui/layout/Row';
import type { ItemValues } from '../../../../api';
import { mostRows, type PaperSpace, spaceKinds } from 'edutech/plugins/questions/kit/common/paper-space';
import { spaceOf } from '../../../../model/sheet/answer-space';
import { changedItem } from '../../../../model/sheet/sheet-values';
import { useDesk } from '../desk/desk-context';

/** The room that an item leaves for its answer: what it looks like, and how many rows. */
export function SpaceTool({ item, body }: { readonly item: ItemValues; readonly body: QuestionBody }) {
  const t = useText();
  const { sheet } = useDesk();
  const space = spaceOf(item.space, body.type);
  const change = (changes: Partial<PaperSpace>) =>
    sheet.act((values) => changedItem(values, item.itemId, { space: { ...space, ...changes } }));
  return (
    <Row as="fieldset" inline gap="half" className="work-item-space" aria-label={t('work.space')}>
      <select
        className="input"
        value={space.kind}
        aria-label={t('work.space.kind')}
        title={t('work.space.hint')}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value as PaperSpace['kind'] })}
      >
        {spaceKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`work.space.${kind}`)}
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
            aria-label={t('work.space.rows')}
            onChange={({ currentTarget: { valueAsNumber: rows } }) => {
              if (Number.isInteger(rows) && rows >= 1 && rows <= mostRows) change({ rows });
            }}
          />
          {t('work.space.unit')}
        </Row>
      )}
    </Row>
  );
}
