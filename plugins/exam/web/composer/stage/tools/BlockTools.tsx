import { useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { BlockId } from '../../../../model/paper/blocks';
import { useComposer } from '../../desk/composer-context';
import { withBlock } from '../../figures/block-values';
import { BlockWords } from './BlockWords';

/** Blocks whose words can be written. */
const worded: readonly BlockId[] = ['binding', 'secret', 'title', 'subtitle', 'info', 'student', 'notes', 'watermark'];

/** On a block of the paper: its words, and whether it is there. */
export function BlockTools({ id }: { readonly id: BlockId }) {
  const t = useText();
  const { desk, choose, isLocked } = useComposer();
  const [isWriting, setWriting] = useState(false);
  if (isLocked) return null;
  return (
    <>
      <div className="composer-tag" role="toolbar" aria-label={t(`exam.block.${id}`)}>
        <span>{t(`exam.block.${id}`)}</span>
        {worded.includes(id) && (
          <button type="button" aria-pressed={isWriting} onClick={() => setWriting(!isWriting)}>
            {t('exam.compose.block.words')}
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            desk.act((paper) => withBlock(paper, id, { isOn: false }));
            choose(null);
          }}
        >
          {t('exam.compose.block.hide')}
        </button>
      </div>
      {isWriting && <BlockWords id={id} onDone={() => setWriting(false)} />}
    </>
  );
}
