import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { ImportItem, ImportRow } from '../../api';

const tones: Readonly<Record<string, TagTone>> = {
  new: 'done',
  changed: 'star',
  moved: 'info',
  unchanged: 'plain',
  wrong: 'late',
  kept: 'due',
};

/** What the checks say of a row, or what has become of it. */
export function RowTag({ row: { state, done } }: { row: Pick<ImportRow, 'state' | 'done'> }) {
  const t = useText();
  const shown = done ?? state ?? 'unchecked';
  return (
    <Tag tone={done === 'written' ? 'done' : (tones[shown] ?? 'plain')}>{t(`organisation.rosters.state.${shown}`)}</Tag>
  );
}

const importTones: Readonly<Record<ImportItem['state'], TagTone>> = {
  reading: 'info',
  failed: 'late',
  checking: 'info',
  checked: 'due',
  applying: 'info',
  applied: 'done',
  undoing: 'info',
  undone: 'plain',
};

export function ImportTag({ state }: Pick<ImportItem, 'state'>) {
  const t = useText();
  return <Tag tone={importTones[state]}>{t(`organisation.rosters.import.${state}`)}</Tag>;
}
