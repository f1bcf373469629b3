import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { IconButton } from 'edutech/core/ui/IconButton';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Column } from 'edutech/core/ui/layout/Column';
import { useText } from 'edutech/core/web/hooks';

interface SideProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Before the title. */
  readonly tile?: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** What is open of a list (`open` of the address), beside it; over it where there is no room. Escape closes it. */
export function Side({ title, note, tile, foot, children }: SideProps) {
  const t = useText();
  const { search } = useLocation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => void navigate(changed(new URLSearchParams(search), { open: null }), { preventScrollReset: true });
  // Who opened it by keyboard goes on reading in it
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Column
      as="aside"
      gap={0}
      className="deployment-side card shrink scrolls-y"
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && close()}
    >
      <header>
        {tile}
        <div>
          <h2 className="breaks t-head" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {note && <p className="muted">{note}</p>}
        </div>
        <IconButton icon="Dismiss" label={t('deployment.close')} onClick={close} />
      </header>
      {children}
      {foot && <footer className="lined-top paper size-12">{foot}</footer>}
    </Column>
  );
}
