import type { ReactNode } from 'react';

interface PageFrameProps {
  readonly title: ReactNode;
  /** One quiet sentence beside the title. */
  readonly note?: ReactNode;
  /** At the end of the line: filters and the one primary button. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** The inner frame of a signed-in page: heading, note, actions, content. The layout around it draws the breadcrumb. */
export function PageFrame({ title, note, end, children }: PageFrameProps) {
  return (
    <>
      <header className="page-head">
        <h1>{title}</h1>
        {note && <p className="page-note">{note}</p>}
        {end && <div className="page-end">{end}</div>}
      </header>
      {children}
    </>
  );
}
