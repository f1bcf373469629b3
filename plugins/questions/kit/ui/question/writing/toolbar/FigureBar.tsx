import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { focused } from 'edutech/plugins/writing/kit/ui/editor/focused';
import { useText } from 'edutech/core/web/hooks';

/** The selected picture: its description (required), its width, whether it is beside the text. */
export function FigureBar({ editor }: { editor: Editor }) {
  const t = useText();
  const { name, alt, width, height, place } = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const node = now.state.doc.nodeAt(now.state.selection.from);
      const attrs = node?.attrs ?? {};
      return {
        name: node?.type.name ?? 'picture',
        alt: String(attrs['alt'] ?? ''),
        width: Number(attrs['width'] ?? 1),
        height: Number(attrs['height'] ?? 1),
        place: String(attrs['place'] ?? 'below'),
      };
    },
  });
  const set = (attrs: Readonly<Record<string, unknown>>) => editor.commands.updateAttributes(name, attrs);
  const wide = (wanted: number) => set({ width: wanted, height: Math.max(1, Math.round((height * wanted) / width)) });
  return (
    <div className="editor-more">
      <Row as="label" className="editor-alt">
        {t('writing.editor.alt')}
        <input
          className="input editor-address"
          value={alt}
          maxLength={500}
          required
          aria-invalid={alt.trim() === ''}
          placeholder={t('writing.editor.altHint')}
          onChange={(event) => set({ alt: event.currentTarget.value })}
        />
      </Row>
      <label className="writing-width t-13">
        {t('questions.kit.question.write.width')}
        <input
          type="range"
          min={16}
          max={640}
          step={4}
          value={Math.min(640, width)}
          onChange={(event) => wide(Number(event.currentTarget.value))}
        />
      </label>
      {name === 'picture' && (
        <Button look="quiet" size="small" onClick={() => set({ place: place === 'end' ? 'below' : 'end' })}>
          {t(place === 'end' ? 'questions.kit.question.write.below' : 'questions.kit.question.write.beside')}
        </Button>
      )}
      <Button look="quiet" size="small" icon="Delete" onClick={() => focused(editor).deleteSelection().run()}>
        {t('writing.editor.pictureDelete')}
      </Button>
    </div>
  );
}
