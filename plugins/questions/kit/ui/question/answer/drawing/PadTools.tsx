import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useText } from 'edutech/core/web/hooks';

export const padTools = ['pen', 'line', 'rubber'] as const;
export type PadTool = (typeof padTools)[number];
export const papers = ['blank', 'lines', 'grid'] as const;
export type Paper = (typeof papers)[number];

const icons = { pen: 'Edit', line: 'Ruler', rubber: 'Eraser' } as const;

interface PadToolsProps {
  readonly tool: PadTool;
  readonly onTool: (tool: PadTool) => void;
  readonly paper: Paper;
  readonly onPaper: (paper: Paper) => void;
  readonly history: {
    readonly canUndo: boolean;
    readonly canRedo: boolean;
    readonly undo: () => void;
    readonly redo: () => void;
  };
}

/** What the hand holds, what it writes on, and a step back. */
export function PadTools({ tool, onTool, paper, onPaper, history }: PadToolsProps) {
  const t = useText();
  return (
    <Row className="answer-pad-acts no-print pad-y-1 paper" wrap>
      <Segmented
        label={t('questions.kit.question.pad.tool')}
        options={padTools.map((value) => ({
          value,
          label: (
            <>
              <Icon name={icons[value]} size={16} />
              {t(`questions.kit.question.pad.${value}`)}
            </>
          ),
        }))}
        value={tool}
        onChange={onTool}
      />
      <Segmented
        label={t('questions.kit.question.pad.paper')}
        options={papers.map((value) => ({ value, label: t(`questions.kit.question.pad.${value}`) }))}
        value={paper}
        onChange={onPaper}
      />
      <Row as="span" inline gap={0}>
        <IconButton
          icon="ArrowUndo"
          label={t('writing.editor.undo')}
          disabled={!history.canUndo}
          onClick={history.undo}
        />
        <IconButton
          icon="ArrowRedo"
          label={t('writing.editor.redo')}
          disabled={!history.canRedo}
          onClick={history.redo}
        />
      </Row>
    </Row>
  );
}
