import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { Button } from 'edutech/core/ui/Button';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { FormulaInput } from '../../../formula/FormulaInput';
import { focused } from 'edutech/plugins/writing/kit/ui/editor/focused';

interface FormulaBarProps {
  readonly editor: Editor;
  readonly stage: Stage;
}

/** The selected formula, to edit below the text; an empty one is removed when it is done. Nothing while none is selected. */
export function FormulaBar(props: FormulaBarProps) {
  const isOpen = useEditorState({
    editor: props.editor,
    selector: ({ editor: now }) => now.isActive('formula') || now.isActive('formulaBlock'),
  });
  return isOpen && <FormulaTools {...props} />;
}

function FormulaTools({ editor, stage }: FormulaBarProps) {
  const t = useText();
  const { latex, isBlock, at } = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const node = now.state.doc.nodeAt(now.state.selection.from);
      return {
        latex: String(node?.attrs['latex'] ?? ''),
        isBlock: node?.type.name === 'formulaBlock',
        at: now.state.selection.from,
      };
    },
  });
  const write = (written: string) => {
    const node = editor.state.doc.nodeAt(at);
    if (!node || !('latex' in node.attrs)) return;
    editor.chain().updateAttributes(node.type.name, { latex: written }).setNodeSelection(at).run();
  };
  const done = () => {
    const chain = focused(editor);
    if (latex === '') chain.deleteSelection().run();
    else chain.setTextSelection(at + 1).run();
  };
  return (
    <Stack
      as="fieldset"
      className="writing-bar-below shrink pad-2 lined-top paper"
      gap={1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        done();
      }}
    >
      <FormulaInput
        key={at}
        latex={latex}
        onChange={write}
        label={t('questions.kit.question.write.formula')}
        stage={stage}
        takesFocus
        onDone={done}
      />
      <div className="writing-bar-acts t-13">
        <Button look="quiet" size="small" onClick={() => editor.chain().toggleFormulaBlock().run()}>
          {t(isBlock ? 'questions.kit.question.write.formulaInside' : 'questions.kit.question.write.formulaAlone')}
        </Button>
        {latex !== '' && (
          <Button look="quiet" size="small" onClick={() => focused(editor).openFormula().run()}>
            {t('questions.kit.question.write.formulaLatex')}
          </Button>
        )}
        <Button look="quiet" size="small" icon="Delete" onClick={() => focused(editor).deleteSelection().run()}>
          {t('questions.kit.question.write.formulaDelete')}
        </Button>
      </div>
    </Stack>
  );
}
