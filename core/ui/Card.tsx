import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Row } from './layout/Row';
import { classNames, namesIn } from './rules/class-names';

interface CardProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** The whole card is a link to this page; it then lifts under the pointer. Put no other link into it. */
  readonly to?: string;
  /** The whole card is a link to another site, opened in a new tab. */
  readonly href?: string;
}

/** A white surface for one thing. Never put a card into a card. */
export function Card({ children, className, to, href }: CardProps) {
  if (to !== undefined) {
    return (
      <Link to={to} className={classNames('card', 'card-link', ...namesIn(className))}>
        {children}
      </Link>
    );
  }
  if (href !== undefined) {
    return (
      <a href={href} target="_blank" rel="noopener" className={classNames('card', 'card-link', ...namesIn(className))}>
        {children}
      </a>
    );
  }
  return <div className={classNames('card', ...namesIn(className))}>{children}</div>;
}

interface PanelProps {
  readonly title: ReactNode;
  /** Beside the title: a tag with a count, a quiet note. */
  readonly note?: ReactNode;
  /** At the end of the line: one link or button. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  /** For links to this part of the page. */
  readonly id?: string;
}

/** A card with a heading, as home pages and side columns are made of. */
export function Panel({ title, note, end, children, className, id }: PanelProps) {
  return (
    <section id={id} className={classNames('card', ...namesIn(className))}>
      <header className="card-head">
        <Row wrap rows={0} className="card-head-title">
          <h2>{title}</h2>
          {note}
        </Row>
        {end && <span className="card-head-end">{end}</span>}
      </header>
      {children}
    </section>
  );
}
