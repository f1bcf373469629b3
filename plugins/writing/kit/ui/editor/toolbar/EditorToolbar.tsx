import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useRovingFocus } from 'edutech/core/ui/hooks/roving-focus';
import { EditorIcon } from './EditorIcon';
import { insertAsData } from '../embedded-pictures';
import { LinkBar } from './LinkBar';
import { PictureBar } from './PictureBar';
import { PictureTool } from './PictureTool';
import { TableBar } from './TableBar';
import { insertTable, textActs } from './toolbar-acts';
import { ToolButton } from './ToolButton';
import { focused } from '../focused';

/** The toolbar's view of the selection: the pressed buttons, and what is at the cursor. */
function useSelectionState(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: textActs
        .flat()
        .filter((act) => act.isOn?.(now))
        .map(({ id }) => id),
      isInTable: now.isActive('table'),
      isPicture: now.isActive('figure'),
      isLink: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
}

/** The editor's toolbar: one tab stop, arrow keys move along it; the second line is about the element at the cursor. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const t = useText();
  const state = useSelectionState(editor);
  const moveFocus = useRovingFocus('button');
  const [isLinking, setLinking] = useState(false);
  const first = textActs[0]?.[0];
  return (
    <div className="editor-tools">
      <div className="editor-bar" role="toolbar" aria-label={t('writing.editor.toolbar')} onKeyDown={moveFocus}>
        {textActs.map((group) => (
          <span key={group[0]?.id} className="editor-group">
            {group.map((act) => (
              <ToolButton
                key={act.id}
                label={`writing.editor.${act.id}`}
                isFirst={act === first}
                {...(act.isOn && { isOn: state.on.includes(act.id) })}
                {...(act.keys && { keys: act.keys })}
                onClick={() => act.run(focused(editor)).run()}
              >
                {'letter' in act.face ? (
                  // drawn by the style sheet: letters in the text would have to be part of the button's name
                  <span className={`editor-letter editor-${act.id}`} data-letter={act.face.letter} />
                ) : (
                  <EditorIcon name={act.face.icon} />
                )}
              </ToolButton>
            ))}
          </span>
        ))}
        <span className="editor-group">
          <ToolButton
            label="writing.editor.link"
            isOn={state.isLink || isLinking}
            onClick={() => setLinking(!isLinking)}
          >
            <Icon name="Link" />
          </ToolButton>
          <PictureTool
            label="writing.editor.picture"
            onPictures={(pictures) => {
              for (const picture of pictures) void insertAsData(editor, picture);
            }}
          />
          <ToolButton
            label="writing.editor.table"
            isOn={state.isInTable}
            onClick={() => insertTable(focused(editor)).run()}
          >
            <EditorIcon name="table" />
          </ToolButton>
        </span>
        <span className="editor-group end frameless">
          <ToolButton
            label="writing.editor.undo"
            disabled={!state.canUndo}
            onClick={() => focused(editor).undo().run()}
          >
            <Icon name="ArrowUndo" />
          </ToolButton>
          <ToolButton
            label="writing.editor.redo"
            disabled={!state.canRedo}
            onClick={() => focused(editor).redo().run()}
          >
            <Icon name="ArrowRedo" />
          </ToolButton>
        </span>
      </div>
      {isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
      {state.isPicture && !isLinking && <PictureBar editor={editor} />}
      {state.isInTable && !isLinking && <TableBar editor={editor} />}
    </div>
  );
}
