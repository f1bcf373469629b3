import { useSignals } from '@preact/signals-react/runtime';
import { useServices } from 'edutech/core/web/hooks';
import { NoTerm } from '../shell/NoTerm';
import { Shell } from '../shell/Shell';
import { ShellNav } from '../shell/ShellNav';
import { ShellTabbar } from '../shell/ShellTabbar';
import { TermMenu } from '../shell/TermMenu';
import type { LayoutProps } from './frames';
import { settingsPath } from './person';

/** The frame of teachers: up to five modules and 更多, the term, the post, the breadcrumb. */
export function TeacherLayout({ children, ...props }: LayoutProps) {
  useSignals();
  const { session, deployment } = useServices();
  const { user } = session;
  const isOfTerm = props.withheld === null && props.page.route.path !== settingsPath(user.value, deployment);
  return (
    <>
      <Shell {...props} className="shell-teacher" navigation={<ShellNav audience="teacher" />} tools={<TermMenu />}>
        <NoTerm applies={isOfTerm}>{children}</NoTerm>
      </Shell>
      <ShellTabbar audience="teacher" />
    </>
  );
}
