import { IconButton } from 'edutech/core/ui/IconButton';
import { useRovingFocus } from 'edutech/core/ui/hooks/roving-focus';
import { useText } from 'edutech/core/web/hooks';
import { drawingTools, type InkChoice, inkColors, stampTools } from './ink-tools';

interface InkToolsProps {
  readonly choice: InkChoice;
  readonly onChoice: (choice: InkChoice) => void;
  readonly onUndo: () => void;
}

/** Pens, stamps and colours beside the answer. */
export function InkTools({ choice, onChoice, onUndo }: InkToolsProps) {
  const t = useText();
  const moveFocus = useRovingFocus('button');
  const isLine = choice.tool === 'pen' || choice.tool === 'highlighter';
  return (
    <div
      className="correct-tools pad-1 round-card paper raised-2 scrolls-y"
      role="toolbar"
      aria-orientation="vertical"
      aria-label={t('work.correct.tools')}
      onKeyDown={moveFocus}
    >
      {[...drawingTools, ...stampTools].map(({ tool, icon }) => (
        <IconButton
          key={tool}
          icon={icon}
          label={t(`work.correct.tool.${tool}`)}
          pressed={choice.tool === tool}
          tabIndex={choice.tool === tool ? 0 : -1}
          onClick={() => onChoice({ ...choice, tool })}
        />
      ))}
      <hr />
      {inkColors.map((color) => (
        <button
          key={color}
          type="button"
          className={`circle fixed correct-color correct-color-${color}`}
          aria-label={t(`work.correct.tool.${color}`)}
          title={t(`work.correct.tool.${color}`)}
          aria-pressed={choice.color === color}
          tabIndex={-1}
          onClick={() => onChoice({ tool: isLine ? choice.tool : 'pen', color })}
        />
      ))}
      <hr />
      <IconButton icon="ArrowUndo" label={t('work.correct.tool.undo')} tabIndex={-1} onClick={onUndo} />
    </div>
  );
}
