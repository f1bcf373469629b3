import { useQuery } from 'edutech/core/ui/table/use-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';

/** Where a question was set: a word of the region's name, looked for once it is entered or left. */
export function RegionChoice() {
  const t = useText();
  const navigate = useNavigate();
  const query = useQuery();
  const set = query.get('region') ?? '';
  const [typed, setTyped] = useState(set);
  const find = (event?: FormEvent) => {
    event?.preventDefault();
    if (typed.trim() === set) return;
    void navigate(changed(query, { region: typed.trim() || null }), { preventScrollReset: true });
  };
  return (
    <form className="questions-region" onSubmit={find}>
      <input
        className="input t-13"
        value={typed}
        maxLength={40}
        placeholder={t('questions.filter.region')}
        aria-label={t('questions.filter.region')}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => find()}
      />
    </form>
  );
}
