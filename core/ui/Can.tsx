import { useSignals } from '@preact/signals-react/runtime';
import { cloneElement, type ReactElement } from 'react';
import { usePermission } from '../web/hooks';
import { readRule, type CanRule } from './rules/can';

/** Whether the signed-in person meets the rule. Only for what is shown: the server always decides again. */
export function useCan(rule: CanRule): boolean {
  useSignals();
  const { access, holds } = readRule(rule);
  return usePermission(access) && holds;
}

interface CanProps {
  readonly rule: CanRule;
  /** Disables the part in place of removing it; the part then needs a `disabled` property. Say beside it why. */
  readonly disable?: boolean;
  readonly children: ReactElement<{ disabled?: boolean }>;
}

/** Removes its part, or disables it, for those who do not meet the rule. */
export function Can({ rule, disable = false, children }: CanProps) {
  const can = useCan(rule);
  if (can) return children;
  return disable ? cloneElement(children, { disabled: true }) : null;
}
