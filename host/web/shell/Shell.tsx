import { useSignals } from '@preact/signals-react/runtime';
import { useState, type ReactNode } from 'react';
import { BarSlotContext } from 'edutech/core/ui/navigation/BarSlot';
import { FluentRoot } from 'edutech/core/ui/fluent/FluentRoot';
import { classNames, namesIn } from 'edutech/core/ui/rules/class-names';
import { useSession } from 'edutech/core/web/hooks';
import { AppearanceMenu } from '../layouts/parts/AppearanceMenu';
import type { LayoutProps } from '../layouts/frames';
import { Logo } from '../layouts/parts/Logo';
import { hasPlainLogo } from '../layouts/person';
import { SkipLink } from '../layouts/parts/SkipLink';
import { holderOf } from '../routing/holder';
import { HelpButton } from '../help/HelpButton';
import { Bell } from '../notifications/Bell';
import { SearchButton } from '../search/SearchButton';
import { ExitButton } from './ExitButton';
import { PersonMenu } from './PersonMenu';
import { ShellCrumbs } from './ShellCrumbs';

interface ShellProps extends LayoutProps {
  /** Class of the side: its density and touch targets. */
  readonly className: string;
  readonly navigation: ReactNode;
  /** Before the person: the term. */
  readonly tools?: ReactNode;
  /** Beside the page: the administration's list. */
  readonly side?: ReactNode;
}

/** The frame of everybody who is signed in: header with navigation and person, second bar with the breadcrumb, page. */
export function Shell({ page, title, withheld, children, className, navigation, tools, side }: ShellProps) {
  useSignals();
  const { user } = useSession();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <div className={classNames('shell', ...namesIn(className))}>
      <SkipLink />
      <header className="shell-top">
        <Logo plain={hasPlainLogo(holderOf(user.value))} />
        {navigation}
        <div className="shell-end">
          <SearchButton />
          {tools}
          <Bell />
          <AppearanceMenu />
          {user.value && <PersonMenu user={user.value} />}
          <ExitButton />
        </div>
      </header>
      <div className={side ? 'shell-columns' : undefined}>
        {side}
        <div className="shell-content">
          <div className="shell-bar">
            {(!withheld || withheld === 'undeveloped') && <ShellCrumbs page={page} title={title} />}
            {!withheld && <HelpButton page={page} />}
            <div className="shell-slot" ref={setSlot} />
          </div>
          <main id="main" className="shell-main" tabIndex={-1}>
            <BarSlotContext.Provider value={slot}>
              <FluentRoot>{children}</FluentRoot>
            </BarSlotContext.Provider>
          </main>
        </div>
      </div>
    </div>
  );
}
