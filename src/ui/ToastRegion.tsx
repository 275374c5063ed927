import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { toneIcons, type Tone } from './Alert';
import { icon } from './Alert.css';
import { IconButton } from './IconButton';
import { X } from './icons';
import * as css from './ToastRegion.css';

type ToastItem = { id: string | number; tone: Tone; text: string };
export type ToastRegionProps = {
  toast: ToastItem | null;
  dismissLabel: string;
  onDismiss: () => void;
  /**
   * The pointer or the focus rests on the toast: its clock should wait, and go on at `onRelease`.
   */
  onHold?: () => void;
  onRelease?: () => void;
};

/**
 * Where messages float in, one at a time: role status for progress and success, alert for errors.
 * It rides the top layer, so that an open dialog does not cover it; the region stays in the tree,
 * so that what comes is spoken. The owner keeps the time.
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
    // Where there is no popover the region is simply fixed, so the attribute comes with the means
    // to show it. While there is nothing to say it is simply there: to show it would have the
    // page's styles worked out before their time.
    if (id === undefined || !element?.showPopover) return;
    element.popover = 'manual';
    element.showPopover();
    // Showing it again lifts it above a dialog that has opened since.
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
