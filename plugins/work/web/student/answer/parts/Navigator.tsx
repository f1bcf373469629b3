import { classNames } from 'edutech/core/ui/rules/class-names';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { useText } from 'edutech/core/web/hooks';
import { bySection, type Fill, type NumberedItem, type Opened } from '../state/sheet';

/** How an item stands, as navigator, dots and check show it. */
export interface ItemState {
  readonly asked: NumberedItem;
  readonly fill: Fill;
  readonly isFlagged: boolean;
  /** Something of it is on this device only. */
  readonly isUnsaved: boolean;
}

/** "第 6 题，已答，存疑": what colours and dots say, in words. */
export function useItemLabel() {
  const t = useText();
  return ({ asked, fill, isFlagged, isUnsaved }: ItemState, isNow = false): string =>
    [
      t('work.answering.item', { number: asked.number }),
      t(`work.answering.fill.${fill}`),
      isFlagged && t('work.answering.flag'),
      isUnsaved && t('work.answering.unsaved'),
      isNow && t('work.answering.isNow'),
    ]
      .filter(Boolean)
      .join(t('work.answering.comma'));
}

/** Class names of an item's state. */
export const stateNames = ({ fill, isFlagged, isUnsaved }: ItemState, isNow: boolean) =>
  classNames(fill !== 'empty' && `is-${fill}`, isFlagged && 'is-flagged', isUnsaved && 'is-unsaved', isNow && 'is-now');

interface NavigatorProps {
  readonly sections: Opened['sections'];
  readonly states: readonly ItemState[];
  /** Id of the item that one is at. */
  readonly now: string;
  readonly onGo: (itemId: string) => void;
}

/** All items by section, a square for each. */
export function Navigator({ sections, states, now, onGo }: NavigatorProps) {
  const t = useText();
  const labelOf = useItemLabel();
  const groups = bySection(
    sections,
    states.map((state) => ({ item: state.asked.item, state })),
  );
  const count = (is: (state: ItemState) => boolean) => states.filter(is).length;
  const legend = [
    ['filled', count(({ fill }) => fill !== 'empty')],
    ['flagged', count(({ isFlagged }) => isFlagged)],
    ['unsaved', count(({ isUnsaved }) => isUnsaved)],
    ['empty', count(({ fill }) => fill === 'empty')],
  ] as const;
  return (
    <>
      {groups.map(({ title, items }) => (
        <section key={title} className="work-st-nav-section">
          {title && <h3 className="fine">{title}</h3>}
          <div className="work-st-nav-squares">
            {items.map(({ state }) => {
              const isNow = state.asked.item.itemId === now;
              return (
                <button
                  key={state.asked.item.itemId}
                  type="button"
                  className={classNames(
                    'relative',
                    'round-card',
                    'soft',
                    'num',
                    'center',
                    'hovers',
                    'work-st-nav-square',
                    ...stateNames(state, isNow).split(' '),
                  )}
                  aria-label={labelOf(state, isNow)}
                  aria-current={isNow ? 'true' : undefined}
                  onClick={() => onGo(state.asked.item.itemId)}
                >
                  {state.asked.number}
                </button>
              );
            })}
          </div>
        </section>
      ))}
      <Grid as="p" columns={2} gap={2} rows={1} className="work-st-nav-legend above-4 soft t-12">
        {legend.map(([name, value]) => (
          <span key={name}>
            <i className={`is-${name}`} />
            {t(`work.answering.legend.${name}`, { count: value })}
          </span>
        ))}
      </Grid>
    </>
  );
}
