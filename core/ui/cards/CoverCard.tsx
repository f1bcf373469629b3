import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames, namesIn } from '../rules/class-names';
import { langOf } from '../rules/lang-of';

interface CoverCardsProps {
  readonly children: ReactNode;
  /** Four at most: on tablets they are in one row, too. */
  readonly row?: boolean;
}

/** Cards beside each other: two on phones, three on tablets, four on wide screens. */
export const CoverCards = ({ children, row = false }: CoverCardsProps) => (
  <div className={classNames('cover-cards', row && 'cover-row')}>{children}</div>
);

interface CoverCardProps {
  readonly to: string;
  readonly onClick?: MouseEventHandler;
  readonly className?: string;
  /** A `Cover`. */
  readonly cover: ReactNode;
  readonly title: ReactNode;
  /** Whose it is: one line. */
  readonly who: ReactNode;
  /** The last line: when, or where. */
  readonly foot: ReactNode;
  /** At its end one `IconCount` or two. */
  readonly counts: ReactNode;
}

/** A lesson, a resource, a course: what it looks like, what it is called, whose it is, how often it was used. */
export const CoverCard = ({ to, onClick, className, cover, title, who, foot, counts }: CoverCardProps) => (
  <Link
    to={to}
    onClick={onClick}
    className={classNames('clipped', 'card', 'card-link', 'cover-card', ...namesIn(className))}
  >
    {cover}
    <span className="cover-card-text fill">
      <h3 className="cover-card-title clipped breaks" lang={langOf(title)}>
        {title}
      </h3>
      <span className="cover-card-who clipped soft t-12 nowrap" lang={langOf(who)}>
        {who}
      </span>
      <span className="cover-card-foot fine num pad-t-2">
        <span className="clip1">{foot}</span>
        {counts}
      </span>
    </span>
  </Link>
);

interface CoverProps {
  /** Address of a picture of 16 to 9; empty: `art`, or the plain colour of the subject. */
  readonly picture: string;
  readonly art?: ReactNode;
  /** Visible without scrolling: it loads before scripts. */
  readonly isInSight?: boolean;
  /** `CoverNote`s. */
  readonly children?: ReactNode;
}

/** A picture of 16 to 9 with words at its corners. */
export const Cover = ({ picture, art, isInSight, children }: CoverProps) => (
  <span className="cover">
    {picture ? <CoverPicture src={picture} isInSight={isInSight} /> : art}
    {children}
  </span>
);

interface CoverPictureProps {
  readonly src: string;
  /** Visible without scrolling: it loads before scripts. */
  readonly isInSight?: boolean;
}

/** A picture of 16 to 9 that says nothing which the words beside it do not. */
export const CoverPicture = ({ src, isInSight = false }: CoverPictureProps) => (
  <img
    src={src}
    alt=""
    width={320}
    height={180}
    loading={isInSight ? 'eager' : 'lazy'}
    fetchPriority={isInSight ? 'high' : 'auto'}
  />
);

interface CoverNoteProps {
  /** The upper corner where lines begin, or the lower one where they end. */
  readonly at: 'begin' | 'end';
  /** It cannot be opened yet: that is seen before all else. */
  readonly isState?: boolean;
  readonly children: ReactNode;
}

/** A word in a corner of a cover: the subject, a length, a state. */
export const CoverNote = ({ at, isState = false, children }: CoverNoteProps) => (
  <span className={classNames('pad-x-2', 'num', 'cover-note', `cover-${at}`, isState && 'cover-note-state')}>
    {children}
  </span>
);
