import { useSignals } from '@preact/signals-react/runtime';
import { useServices } from 'edutech/core/web/hooks';
import { NoTerm } from '../shell/NoTerm';
import { Shell } from '../shell/Shell';
import { ShellNav } from '../shell/ShellNav';
import { ShellTabbar } from '../shell/ShellTabbar';
import { TermMenu } from '../shell/TermMenu';
import type { LayoutProps } from './frames';
import { settingsPath } from './person';

/** The frame of students: large targets, up to three modules, on phones at the lower edge within reach of the thumb. */
export function StudentLayout({ children, ...props }: LayoutProps) {
  useSignals();
  const { session, deployment } = useServices();
  const { user } = session;
  const isOfTerm = props.withheld === null && props.page.route.path !== settingsPath(user.value, deployment);
  return (
    <>
      <Shell {...props} className="shell-student" navigation={<ShellNav audience="student" />} tools={<TermMenu />}>
        <NoTerm applies={isOfTerm}>{children}</NoTerm>
      </Shell>
      <ShellTabbar audience="student" />
    </>
  );
}
