import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames, namesIn } from './rules/class-names';
import { Icon } from './icons/Icon';

interface SectionProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** At the end of the line: filters, or a {@link MoreLink}. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  readonly id?: string;
}

/** A part of a public page: heading, note, controls, content. */
export function Section({ title, note, end, children, className, id }: SectionProps) {
  return (
    <section className={classNames('section', ...namesIn(className))} id={id}>
      <header className="section-head">
        <h2>{title}</h2>
        {note && <span className="section-note">{note}</span>}
        {end && <div className="section-end">{end}</div>}
      </header>
      {children}
    </section>
  );
}

/** "More" at the end of a heading. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="more-link">
      {children}
      <Icon name="ChevronRight" size={16} />
    </Link>
  );
}
