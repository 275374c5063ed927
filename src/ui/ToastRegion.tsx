import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { IconButton } from './IconButton';
import { X } from './icons';
import * as css from './ToastRegion.css';
import { toneIcons, type Tone } from './tones';
import { icon } from './tones.css';

type ToastItem = { id: string | number; tone: Tone; text: string };
export type ToastRegionProps = {
  toast: ToastItem | null;
  dismissLabel: string;
  onDismiss: () => void;
  /**
   * Called when the toast is hovered or focused: its timer should pause, and continue at
   * `onRelease`.
   */
  onHold?: () => void;
  onRelease?: () => void;
};

/**
 * The place for messages, one at a time: role status for progress and success, alert for errors. It
 * is in the top layer, so that an open dialog does not cover it, and always mounted, so that
 * messages are announced. The owner keeps the time.
 */
export function ToastRegion({
  toast,
  dismissLabel,
  onDismiss,
  onHold,
  onRelease,
}: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const id = toast?.id;
  useLayoutEffect(() => {
    const element = region.current;
    // Without popover support the region is simply fixed, so the attribute is set only when it can
    // be shown. An empty region is not shown: showing it would compute the page's styles too early.
    if (id === undefined || !element?.showPopover) return;
    element.popover = 'manual';
    element.showPopover();
    // Showing it again moves it above a dialog that was opened later.
    return () => {
      element.popover = null;
    };
  }, [id]);

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onRelease?.();
  };
  const Icon = toast ? toneIcons[toast.tone] : null;
  return (
    <div ref={region} className={css.region}>
      <div role={toast?.tone === 'danger' ? 'alert' : 'status'}>
        {toast && Icon ? (
          <div
            key={toast.id}
            className={css.toast}
            onPointerEnter={onHold}
            onPointerLeave={onRelease}
            onFocus={onHold}
            onBlur={leave}
          >
            <Icon size={20} className={icon[toast.tone]} aria-hidden="true" />
            <p className={css.words}>{toast.text}</p>
            <IconButton aria-label={dismissLabel} icon={<X size={18} />} onClick={onDismiss} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
