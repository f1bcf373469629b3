import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { EditorIcon } from 'edutech/plugins/writing/kit/ui/editor/toolbar/EditorIcon';
import { PictureTool } from 'edutech/plugins/writing/kit/ui/editor/toolbar/PictureTool';
import { TableBar } from 'edutech/plugins/writing/kit/ui/editor/toolbar/TableBar';
import { insertTable } from 'edutech/plugins/writing/kit/ui/editor/toolbar/toolbar-acts';
import { ToolButton } from 'edutech/plugins/writing/kit/ui/editor/toolbar/ToolButton';
import { useRovingFocus } from 'edutech/core/ui/hooks/roving-focus';
import { useText } from 'edutech/core/web/hooks';
import { FigureBar } from './FigureBar';
import { lookActs, markActs, type WritingAct } from './writing-acts';
import { focused } from 'edutech/plugins/writing/kit/ui/editor/focused';

interface WritingToolbarProps {
  readonly editor: Editor;
  readonly hasGaps: boolean;
  readonly isFull: boolean;
  readonly onPictures?: (pictures: readonly File[]) => void;
}

/** What the toolbar knows of the selection. */
const useSelection = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: [...markActs, ...lookActs].filter(({ isOn }) => isOn(now)).map(({ id }) => id),
      isFormula: now.isActive('formula') || now.isActive('formulaBlock'),
      isFigure: now.isActive('picture') || now.isActive('smallPicture'),
      isInTable: now.isActive('table'),
    }),
  });

/**
 * The tools of the editor of contents: one tab stop, arrow keys move along; below, tools for the element at the cursor.
 */
export function WritingToolbar({ editor, hasGaps, isFull, onPictures }: WritingToolbarProps) {
  const t = useText();
  const selection = useSelection(editor);
  const moveFocus = useRovingFocus('button');
  const act = ({ id, letter, run, keys }: WritingAct) => (
    <ToolButton
      key={id}
      label={`questions.kit.question.write.${id}`}
      isOn={selection.on.includes(id)}
      keys={keys}
      onClick={() => run(focused(editor)).run()}
    >
      <span className={`editor-letter writing-letter-${id}`} data-letter={letter} />
    </ToolButton>
  );
  return (
    <div className="writing-tools lined-below">
      <div className="editor-bar" role="toolbar" aria-label={t('writing.editor.toolbar')} onKeyDown={moveFocus}>
        <span className="editor-group">
          <ToolButton
            label="questions.kit.question.write.formula"
            isFirst
            keys="Ctrl+/"
            isOn={selection.isFormula}
            onClick={() => focused(editor).insertFormula('').run()}
          >
            <span className="editor-letter writing-letter-formula" data-letter="∑" />
          </ToolButton>
          {hasGaps && (
            <ToolButton label="questions.kit.question.write.gap" onClick={() => focused(editor).insertGap().run()}>
              <span className="editor-letter" data-letter="▁" />
            </ToolButton>
          )}
          {onPictures && <PictureTool label="questions.kit.question.write.picture" onPictures={onPictures} />}
          {isFull && (
            <ToolButton
              label="questions.kit.question.write.table"
              isOn={selection.isInTable}
              onClick={() => insertTable(focused(editor)).run()}
            >
              <EditorIcon name="table" />
            </ToolButton>
          )}
        </span>
        <span className="editor-group">{markActs.filter(({ isForPapers }) => isFull || !isForPapers).map(act)}</span>
        {isFull && <span className="editor-group">{lookActs.map(act)}</span>}
      </div>
      {selection.isFigure && <FigureBar editor={editor} />}
      {selection.isInTable && !selection.isFormula && <TableBar editor={editor} />}
    </div>
  );
}
