import { useText } from 'edutech/core/web/hooks';
import { memo } from 'react';
import { KeyView } from '../../../../kit/ui/question/view/KeyView';
import { QuestionView } from '../../../../kit/ui/question/view/QuestionView';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { CutView } from './CutView';
import { Doubts } from './Doubts';
import { ItemActs } from './ItemActs';
import { ItemEditor } from './ItemEditor';
import { ItemHead } from './ItemHead';
import { ItemSource } from './ItemSource';
import type { RepairItemProps } from './repair-item';

/** A question: what the paper says at the left, what was made of it at the right; what to look at above, what to do below. */
export const RepairItem = memo((props: RepairItemProps) => {
  const t = useText();
  const { item, state, media, mode, acts, row } = props;
  const { itemId, number, body, key } = item;
  const name = t('questions.import.item', { number: number || '–' });
  return (
    <article
      className={classNames('shrink', 'card', 'questions-mend', `questions-mend-${state}`)}
      data-item={itemId}
      tabIndex={-1}
      aria-label={name}
    >
      <ItemHead {...props} />
      <Doubts item={item} />
      {mode === 'edit' ? (
        <ItemEditor {...props} />
      ) : (
        <Stack gap={0} className="questions-mend-sides">
          <ItemSource item={item} />
          <section className="questions-mend-read shrink breaks" aria-label={t('questions.import.read')}>
            {mode === 'cut' ? (
              <CutView
                item={item}
                media={media}
                onCut={(at, index) => void row.after(item, () => acts.split(itemId, at, index))}
                onClose={row.close}
              />
            ) : (
              <>
                <QuestionView body={body} media={media} showsPoints {...(number !== '' && { number })} />
                <KeyView body={body} questionKey={key} media={media} />
              </>
            )}
          </section>
        </Stack>
      )}
      {mode !== 'edit' && state !== 'saved' && <ItemActs {...props} />}
    </article>
  );
});
