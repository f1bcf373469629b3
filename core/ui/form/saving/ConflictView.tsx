import { useState, type ReactNode } from 'react';
import type { EditConflict } from '../../../common/wire/edit-conflict';
import { useText } from '../../../web/hooks';
import { Button } from '../../Button';

/** A field of two versions. */
export interface ConflictField<Values> {
  readonly name: keyof Values & string;
  readonly label: string;
  /** How its value reads; default: as it is. */
  readonly show?: (value: never) => ReactNode;
}

interface ConflictViewProps<Values> {
  readonly conflict: EditConflict<Values>;
  readonly fields: readonly ConflictField<Values>[];
  readonly busy?: boolean;
  /** Writes the chosen values, over the other person's version. */
  readonly resolve: (values: Values) => Promise<boolean>;
}

/**
 * Two versions of one thing side by side: what this person wrote and what somebody else saved meanwhile. Each field that
 * differs is chosen from one of them; nothing is lost before somebody has chosen.
 */
export function ConflictView<Values extends object>({ conflict, fields, busy, resolve }: ConflictViewProps<Values>) {
  const t = useText();
  const { mine, theirs } = conflict;
  const differs = fields.filter(({ name }) => !isSame(mine[name], theirs[name]));
  const [fromTheirs, setFromTheirs] = useState<ReadonlySet<string>>(new Set());
  const pick = (name: string, isTheirs: boolean) => {
    const next = new Set(fromTheirs);
    if (isTheirs) next.add(name);
    else next.delete(name);
    setFromTheirs(next);
  };
  const merged = () =>
    ({
      ...theirs,
      ...Object.fromEntries(differs.map(({ name }) => [name, fromTheirs.has(name) ? theirs[name] : mine[name]])),
    }) as Values;
  return (
    <section className="conflict" aria-labelledby="conflict-title">
      <h3 id="conflict-title">{t('core.ui.conflict.title')}</h3>
      <p>{t('core.ui.conflict.text')}</p>
      <div className="conflict-head wide muted t-13" aria-hidden="true">
        <span>{t('core.ui.conflict.mine')}</span>
        <span>{t('core.ui.conflict.theirs')}</span>
      </div>
      {differs.map((field) => (
        <fieldset key={field.name} className="conflict-field wide">
          <legend>{field.label}</legend>
          {([mine, theirs] as const).map((version) => (
            <label key={version === mine ? 'mine' : 'theirs'}>
              <input
                type="radio"
                name={`conflict-${field.name}`}
                checked={fromTheirs.has(field.name) === (version === theirs)}
                onChange={() => pick(field.name, version === theirs)}
              />
              <span className="visually-hidden">
                {t(version === mine ? 'core.ui.conflict.mine' : 'core.ui.conflict.theirs')}
              </span>
              <span>{shown(field, version)}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {differs.length === 0 && <p>{t('core.ui.conflict.same')}</p>}
      <Button look="primary" busy={busy} onClick={() => void resolve(merged())}>
        {t('core.ui.conflict.save')}
      </Button>
    </section>
  );
}

function shown<Values>({ name, show }: ConflictField<Values>, version: Values): ReactNode {
  const value = version[name];
  if (show) return show(value as never);
  return value === null || value === undefined || value === '' ? '–' : String(value);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
