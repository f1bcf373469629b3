import { useEffect, useRef, useState } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useIntl } from 'react-intl';
import { Icon, type IconProps } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useText } from 'edutech/core/web/hooks';
import type { Tone } from 'edutech/core/web/services';
import type { Toast, ToastList } from 'edutech/core/web/screen/toast-messages';
import { textFor } from './message-text';

const icons: Readonly<Record<Tone, IconProps['name']>> = {
  success: 'Checkmark',
  info: 'Info',
  warning: 'Warning',
  error: 'Prohibited',
};

/**
 * Short texts at the edge of the screen, above dialogs too. Each stays its time, longer under the pointer or with
 * focus.
 */
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
        <ToastItem key={toast.id} toast={toast} list={list} />
      ))}
    </div>
  );
}

function ToastItem({ toast, list }: { toast: Toast; list: ToastList }) {
  const intl = useIntl();
  const t = useText();
  const { id, tone, milliseconds, undo } = toast;
  const [isHeld, setHeld] = useState(false);
  // Takes the text away when its time is over, which begins again after somebody looked at it closely
  useEffect(() => {
    if (isHeld || milliseconds === 'stay') return undefined;
    const timer = setTimeout(() => list.dismiss(id), milliseconds);
    return () => clearTimeout(timer);
  }, [isHeld, milliseconds, list, id]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const end = () => list.dismiss(id);
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
            end();
          }}
        >
          {t('host.undo')}
        </button>
      )}
      {(milliseconds === 'stay' || isUrgent) && <IconButton icon="Dismiss" label={t('core.ui.close')} onClick={end} />}
    </div>
  );
}
