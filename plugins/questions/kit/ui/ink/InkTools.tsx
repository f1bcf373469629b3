import { IconButton } from 'edutech/core/ui/IconButton';
import { useRovingFocus } from 'edutech/core/ui/hooks/roving-focus';
import { useText } from 'edutech/core/web/hooks';
import { drawingTools, type InkChoice, inkColors, stampTools } from './ink-tools';

interface InkToolsProps {
  readonly choice: InkChoice;
  readonly onChoice: (choice: InkChoice) => void;
  readonly onUndo: () => void;
  /** Words can be pinned to a place. */
  readonly hasPins?: boolean;
}

/** Pens, stamps and colours beside the answer. */
export function InkTools({ choice, onChoice, onUndo, hasPins = true }: InkToolsProps) {
  const t = useText();
  const moveFocus = useRovingFocus('button');
  const isLine = choice.tool === 'pen' || choice.tool === 'highlighter';
  return (
    <div
      className="ink-tools pad-1 round-card paper raised-2 scrolls-y"
      role="toolbar"
      aria-orientation="vertical"
      aria-label={t('questions.kit.ink.tools')}
      onKeyDown={moveFocus}
    >
      {[...drawingTools.filter(({ tool }) => hasPins || tool !== 'pin'), ...stampTools].map(({ tool, icon }) => (
        <IconButton
          key={tool}
          icon={icon}
          label={t(`questions.kit.ink.tool.${tool}`)}
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
          className={`circle fixed ink-color ink-color-${color}`}
          aria-label={t(`questions.kit.ink.tool.${color}`)}
          title={t(`questions.kit.ink.tool.${color}`)}
          aria-pressed={choice.color === color}
          tabIndex={-1}
          onClick={() => onChoice({ tool: isLine ? choice.tool : 'pen', color })}
        />
      ))}
      <hr />
      <IconButton icon="ArrowUndo" label={t('questions.kit.ink.tool.undo')} tabIndex={-1} onClick={onUndo} />
    </div>
  );
}
