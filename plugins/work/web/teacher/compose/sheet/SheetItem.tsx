import { useText } from 'edutech/core/web/hooks';
import { pointsOf } from 'edutech/plugins/questions/kit/common/question-body';
import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { Row } from 'edutech/core/ui/layout/Row';
import type { ItemValues } from '../../../../api';
import { changedItem, type numbersOf, stepped } from '../../../../model/sheet/sheet-values';
import { withPoints } from '../../../../model/sheet/with-points';
import { AnswerSpaceView } from '../../../shared/space/AnswerSpaceView';
import { useDesk } from '../desk/desk-context';
import { ItemTools } from './ItemTools';

interface SheetItemProps {
  readonly item: ItemValues;
  readonly number: ReturnType<typeof numbersOf> extends ReadonlyMap<string, infer Number> ? Number | undefined : never;
}

/** An item on the sheet. Chosen, it shows what can be done with it; Alt and the arrows move it, Delete removes it. */
export function SheetItem({ item, number }: SheetItemProps) {
  const t = useText();
  const { sheet, chosen, choose, drag, remove, isLocked } = useDesk();
  const { itemId } = item;
  const isChosen = chosen === itemId;
  const known = sheet.bodyOf(item);
  const body = known && withPoints(known, item.points ?? null);
  const name = t('work.sheet.item', { number: number?.first ?? 0 });
  return (
    <Row
      as="article"
      align="stretch"
      className={classNames('relative', 'pad-y-1', 'pad-x-2', 'round', 'work-item', isChosen && 'work-item-chosen')}
      aria-label={name}
      data-item={itemId}
      // the keys of the sheet begin at an item
      tabIndex={0}
      onFocus={() => choose(itemId)}
      onKeyDown={(event) => {
        if (isLocked || event.target !== event.currentTarget) return;
        const step = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (step) sheet.act((values) => stepped(values, itemId, step as -1 | 1));
        else if (event.key === 'Delete') remove(itemId);
        else return;
        event.preventDefault();
      }}
    >
      {!isLocked && (
        <span
          className="work-item-handle pad-y-half pad-x-1 t-13 strong not-narrow"
          aria-hidden="true"
          draggable
          title={t('work.sheet.drag')}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', name);
            drag({ itemId });
          }}
          onDragEnd={() => drag(null)}
        >
          ⋮⋮
        </span>
      )}
      <div className="grow">
        {body ? (
          <QuestionView
            body={body}
            media={sheet.media}
            number={number?.isComposite ? undefined : number?.first}
            firstPart={number?.first}
          />
        ) : (
          <Skeletons shape="text" count={2} />
        )}
        {item.space && <AnswerSpaceView space={item.space} />}
        {isChosen && !isLocked && body && <ItemTools item={item} body={body} first={number?.first ?? 0} />}
      </div>
      <PointsField item={item} name={name} />
    </Row>
  );
}

/** Points of an item; of a composite, those of each of its parts. */
function PointsField({ item, name }: { readonly item: ItemValues; readonly name: string }) {
  const t = useText();
  const { sheet, isLocked } = useDesk();
  const known = sheet.bodyOf(item);
  if (!known) return null;
  const body = withPoints(known, item.points ?? null);
  const parts = body.parts?.length ?? 1;
  const each = body.parts?.[0]?.points ?? body.points;
  return (
    <Row as="label" inline gap="half" className="work-item-points num pad-y-half pad-x-1 t-12 nowrap">
      {body.parts && t('work.sheet.each')}
      <input
        className="at-end round bare"
        type="number"
        min={0}
        max={200}
        step={pointStep}
        value={each}
        disabled={isLocked}
        aria-label={t('work.sheet.pointsOf', { name })}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          if (!(valueAsNumber >= 0 && valueAsNumber <= 200)) return;
          const points = Math.round(valueAsNumber / pointStep) * pointStep;
          sheet.act((values) =>
            changedItem(values, item.itemId, { points: Array.from({ length: parts }, () => points) }),
          );
        }}
      />
      {t('work.sheet.points')}
      {body.parts && <small>{pointsOf(body)}</small>}
    </Row>
  );
}
