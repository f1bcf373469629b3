import { Shell } from '../shell/Shell';
import { ShellNav } from '../shell/ShellNav';
import { ShellTabbar } from '../shell/ShellTabbar';
import type { LayoutProps } from './frames';

/** The frame of guardians: four entries, on phones at the lower edge. They look at children, not at terms. */
export function GuardianLayout({ children, ...props }: LayoutProps) {
  return (
    <>
      <Shell {...props} className="shell-student" navigation={<ShellNav audience="guardian" />}>
        {children}
      </Shell>
      <ShellTabbar audience="guardian" />
    </>
  );
}
