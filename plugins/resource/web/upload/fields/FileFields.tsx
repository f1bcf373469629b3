import { useText } from 'edutech/core/web/hooks';
import type { TreeNode } from 'edutech/plugins/textbook/api';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { kinds } from '../../../model/kinds';
import { ChapterSelect } from './ChapterSelect';
import { type DeskFile, type Draft, markOf, missingIn } from '../desk/desk';
import type { Desk } from '../desk/use-desk';

export interface FieldsProps {
  readonly desk: Desk;
  readonly chapters: readonly TreeNode[];
  readonly showsMissing: boolean;
  /** What the server says is wrong with a file: a message id, by the file's mark. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** What is said of one file: title, kind, and its chapter where that is not the common one. */
export function FileFields({ file, desk, chapters, showsMissing, wrong }: FieldsProps & { readonly file: DeskFile }) {
  const t = useText();
  const draft = desk.draftOf(file);
  if (!draft) return null;
  const mark = markOf(file);
  const of = (id: string) => t(`resource.of.${id}`, { name: file.name });
  const set = (changes: Partial<Draft>) => desk.setDrafts({ [mark]: { ...draft, ...changes } });
  const missing = showsMissing ? missingIn(draft, desk.common).filter((field) => field !== 'licence') : [];
  const words = [...missing.map((field) => t(`resource.wrong.${field}`)), ...(wrong[mark] ? [t(wrong[mark])] : [])];
  return (
    <Stack gap={2} className="resource-file-fields">
      <input
        className="input"
        value={draft.title}
        maxLength={100}
        aria-label={of('title')}
        aria-invalid={missing.includes('title') || undefined}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <select
        className="input"
        value={draft.kind}
        aria-label={of('kind')}
        aria-invalid={missing.includes('kind') || undefined}
        onChange={(event) => set({ kind: event.currentTarget.value as Draft['kind'] })}
      >
        <option value="">{t('resource.kind.choose')}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`resource.kind.${kind}`)}
          </option>
        ))}
      </select>
      <ChapterSelect
        chapters={chapters}
        value={draft.nodeId}
        none={t('resource.chapter.common')}
        label={of('chapter')}
        onChange={(nodeId) => set({ nodeId })}
      />
      {words.length > 0 && (
        <small className="resource-wrong ink-late t-13" role="alert">
          {words.join(' ')}
        </small>
      )}
    </Stack>
  );
}
