import { useEffect, useRef } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon, type IconProps } from 'edutech/core/ui/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import type { Tone } from 'edutech/core/web/services';
import type { Toast, ToastList } from 'edutech/core/web/page/toast-messages';
import { textFor } from './message-text';

const icons: Readonly<Record<Tone, IconProps['name']>> = {
  success: 'Checkmark',
  info: 'Info',
  warning: 'Warning',
  error: 'Prohibited',
};

/** Short texts at the edge of the screen, above dialogs too. Each stays its time, longer under the pointer or with focus. */
export function Toasts({ list }: { list: ToastList }) {
  useSignals();
  const toasts = list.toasts.value;
  const place = useRef<HTMLDivElement>(null);
  // A dialog opened since then lies above it: showing it again lifts it to the top
  useEffect(() => {
    const element = place.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (toasts.length > 0) element.showPopover();
  }, [toasts]);
  return (
    <div ref={place} className="toasts" popover="manual" data-empty={toasts.length === 0 || undefined}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onEnd={() => list.dismiss(toast.id)} />
      ))}
    </div>
  );
}

function ToastItem({ toast, onEnd }: { toast: Toast; onEnd: () => void }) {
  const intl = useIntl();
  const { tone, milliseconds, undo } = toast;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hold = () => clearTimeout(timer.current);
  const release = () => {
    hold();
    if (milliseconds !== 'stay') timer.current = setTimeout(onEnd, milliseconds);
  };
  // Begins its time when it appears
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that is drawn again does not begin anew
  useEffect(() => {
    release();
    return hold;
  }, []);
  const isUrgent = tone === 'error' || tone === 'warning';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only give more time to read
    <div
      className="toast"
      data-tone={tone}
      role={isUrgent ? 'alert' : 'status'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={icons[tone]} />
      <p>{textFor(intl, toast)}</p>
      {undo && (
        <button
          type="button"
          className="toast-undo"
          onClick={() => {
            undo();
            onEnd();
          }}
        >
          <FormattedMessage id="host.undo" />
        </button>
      )}
      {(milliseconds === 'stay' || isUrgent) && (
        <IconButton icon="Dismiss" label={intl.formatMessage({ id: 'core.ui.close' })} onClick={onEnd} />
      )}
    </div>
  );
}
