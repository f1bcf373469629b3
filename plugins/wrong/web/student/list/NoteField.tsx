import { useState } from 'react';
import { SaveState, type Saving } from 'edutech/core/ui/states/SaveState';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { setNote } from '../../../api';
import type { Entry } from '../../../api/records';
import { longestNote } from '../../../model/entry';

/** One's own words about an entry: kept when the field is left, and where they are kept is said beside it. */
export function NoteField({ entry }: { readonly entry: Entry }) {
  const t = useText();
  const call = useCall();
  const [text, setText] = useState(entry.note);
  const [kept, setKept] = useState(entry.note);
  const [saving, setSaving] = useState<Saving | null>(null);
  const save = async () => {
    if (text.trim() === kept.trim()) return;
    setSaving({ state: 'saving' });
    try {
      await call(setNote, { entryId: entry.entryId, note: text }, { quiet: true });
      setKept(text);
      setSaving({ state: 'saved', at: Date.now() });
    } catch {
      setSaving({ state: 'failed', retry: () => void save() });
    }
  };
  return (
    <Row wrap gap={3} rows={1} className="wrong-note">
      <textarea
        className="input wrong-note-text pad-y-2"
        rows={1}
        value={text}
        maxLength={longestNote}
        aria-label={t('wrong.entry.note')}
        placeholder={t('wrong.entry.note.placeholder')}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => void save()}
      />
      {saving && <SaveState saving={saving} />}
    </Row>
  );
}
