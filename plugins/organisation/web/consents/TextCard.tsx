import type { ReactNode } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';

interface TextSectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly note: ReactNode;
  /** The cards. */
  readonly children: ReactNode;
}

/** Texts that people agree to, side by side below the list. */
export const TextSection = ({ id, title, note, children }: TextSectionProps) => (
  <section className="organisation-texts above-5" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <p className="muted t-13">{note}</p>
    <div>{children}</div>
  </section>
);

interface TextCardProps {
  readonly title: string;
  readonly body: string;
  readonly version: number;
  /** Since when it holds, or how long is kept what is made under it. */
  readonly term: ReactNode;
  /** Opens the next version to be written; absent for who may only read. */
  readonly onEdit: (() => void) | undefined;
}

/** A text that people agree to, with its version. */
export function TextCard({ title, body, version, term, onEdit }: TextCardProps) {
  const t = useText();
  return (
    <article className="card">
      <h3>{title}</h3>
      <p>{body}</p>
      <footer>
        <Tag>{t('organisation.consents.version', { version })}</Tag>
        <span className="muted">{term}</span>
        {onEdit && (
          <Button
            look="quiet"
            size="small"
            icon="Edit"
            onClick={onEdit}
            aria-label={t('organisation.consents.editOf', { purpose: title })}
          >
            {t('organisation.consents.edit')}
          </Button>
        )}
      </footer>
    </article>
  );
}
