import { useEffect, useRef } from 'react';
import { useText } from 'edutech/core/web/hooks';
import { type BlockId, mostBoxes, mostFields } from '../../../../model/paper/blocks';
import { useComposer } from '../../desk/composer-context';
import { withBlock } from '../../figures/block-values';
import { namesIn } from '../../start/first-fields';

interface BlockWordsProps {
  readonly id: BlockId;
  readonly onDone: () => void;
}

/** Longest name of a field that a student fills in. */
const longestField = 12;

/** The words of a block, written on the paper: fields of students stand in one line, with 、 between them. */
export function BlockWords({ id, onDone }: BlockWordsProps) {
  const t = useText();
  const { desk } = useComposer();
  const field = useRef<HTMLTextAreaElement>(null);
  const block = desk.document.blocks[id];
  // One writes at once
  useEffect(() => field.current?.focus(), []);
  const hasFields = 'fields' in block;
  const value = 'fields' in block ? block.fields.join('、') : 'text' in block ? block.text : '';
  const write = (text: string) =>
    desk.act(
      (paper) =>
        withBlock(
          paper,
          id,
          hasFields
            ? {
                fields: namesIn(text)
                  .map((name) => name.slice(0, longestField))
                  .slice(0, mostFields),
              }
            : { text: id === 'notes' ? text : text.replaceAll('\n', ' ') },
        ),
      `block:${id}`,
    );
  return (
    <div className="composer-words">
      <textarea
        ref={field}
        className="input"
        // fields are read when one leaves: what lies between them is typed too
        {...(hasFields
          ? { defaultValue: value, onBlur: ({ currentTarget }) => write(currentTarget.value) }
          : { value })}
        rows={id === 'notes' ? 5 : 2}
        maxLength={id === 'notes' ? 2000 : 120}
        placeholder={hasFields ? undefined : id === 'title' ? desk.values.title : t('exam.compose.block.usual')}
        aria-label={t(hasFields ? 'exam.compose.block.fields' : 'exam.compose.block.wordsOf', {
          block: t(`exam.block.${id}`),
        })}
        onChange={({ currentTarget }) => !hasFields && write(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' || (event.key === 'Enter' && id !== 'notes')) {
            event.preventDefault();
            event.currentTarget.blur();
            onDone();
          }
        }}
      />
      {'boxes' in block && (
        <label className="flow-inline t-13">
          {t('exam.compose.block.boxes')}
          <input
            className="input num natural"
            type="number"
            min={0}
            max={mostBoxes}
            value={block.boxes}
            onChange={({ currentTarget: { valueAsNumber: boxes } }) => {
              if (Number.isInteger(boxes) && boxes >= 0 && boxes <= mostBoxes)
                desk.act((paper) => withBlock(paper, id, { boxes }), `boxes:${id}`);
            }}
          />
        </label>
      )}
    </div>
  );
}
