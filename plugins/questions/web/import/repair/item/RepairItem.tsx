import { FormulaText } from '../../../../kit/ui/formula/FormulaText';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { Media } from '../../../../kit/ui/question/content/media';
import { KeyView } from '../../../../kit/ui/question/view/KeyView';
import { QuestionView } from '../../../../kit/ui/question/view/QuestionView';
import { classNames } from 'edutech/core/ui/rules/class-names';
import type { ImportItem } from '../../../../api/importing';
import type { ItemState } from '../item-state';
import type { Near } from '../use-near';
import type { RepairActs } from '../use-repair';
import { CutView } from './CutView';
import { Doubts } from './Doubts';
import { ItemActs } from './ItemActs';
import { ItemEditor } from './ItemEditor';
import { ItemHead } from './ItemHead';

/** What a row asks of the page. */
export interface RowActs {
  choose(itemid: string, isChosen: boolean, withShift: boolean): void;
  open(mode: 'edit' | 'cut', item: ImportItem): void;
  close(): void;
  paper(page: number | null): void;
  /** Acts and goes on from the same place. */
  after(item: ImportItem, act: (item: ImportItem) => Promise<boolean>): Promise<boolean>;
}

export interface RepairItemProps {
  readonly item: ImportItem;
  readonly state: ItemState;
  readonly media: Media;
  readonly near: Near | undefined;
  readonly stage: Stage;
  readonly isLast: boolean;
  readonly isChosen: boolean;
  readonly mode: 'read' | 'edit' | 'cut';
  readonly acts: RepairActs;
  readonly row: RowActs;
}

/** A question: what the paper says at the left, what was made of it at the right; what to look at above, what to do below. */
export const RepairItem = memo((props: RepairItemProps) => {
  const intl = useIntl();
  const { item, state, media, mode, acts, row } = props;
  const { itemid, number, body, key, source } = item;
  const name = intl.formatMessage({ id: 'questions.import.item' }, { number: number || '–' });
  return (
    <article
      className={classNames('card', 'questions-mend', `questions-mend-${state}`)}
      data-item={itemid}
      tabIndex={-1}
      aria-label={name}
    >
      <ItemHead {...props} />
      <Doubts item={item} />
      {mode === 'edit' ? (
        <ItemEditor {...props} />
      ) : (
        <div className="questions-mend-sides">
          <section className="questions-mend-source" aria-label={intl.formatMessage({ id: 'questions.import.source' })}>
            <p>{source ? <FormulaText text={source} /> : <FormattedMessage id="questions.import.noSource" />}</p>
          </section>
          <section className="questions-mend-read" aria-label={intl.formatMessage({ id: 'questions.import.read' })}>
            {mode === 'cut' ? (
              <CutView
                item={item}
                media={media}
                onCut={(at, index) => void row.after(item, () => acts.split(itemid, at, index))}
                onClose={row.close}
              />
            ) : (
              <>
                <QuestionView body={body} media={media} showsPoints {...(number !== '' && { number })} />
                <KeyView body={body} questionKey={key} media={media} />
              </>
            )}
          </section>
        </div>
      )}
      {mode !== 'edit' && state !== 'saved' && <ItemActs {...props} />}
    </article>
  );
});
