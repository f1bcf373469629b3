import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useCall, useText } from 'edutech/core/web/hooks';
import { addEntry } from '../../api';
import { isTitle } from '../../model/title';

/** One line to write, and what was written stays there until it is saved. */
export function AddEntryForm() {
  const t = useText();
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [title, setTitle] = useState('');
  const [isSaving, setSaving] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    setSaving(true);
    try {
      await call(addEntry, { title });
      setTitle('');
      await revalidate();
    } catch {
      // The call has told the person what went wrong.
    } finally {
      setSaving(false);
    }
  }

  return (
    <form className="card {{id}}-add" onSubmit={(event) => void save(event)}>
      <label className="{{id}}-field">
        {t('{{id}}.add.label')}
        <input className="input" value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
      </label>
      <Button type="submit" look="primary" busy={isSaving} disabled={!isTitle(title)}>
        {t('{{id}}.add.button')}
      </Button>
    </form>
  );
}
