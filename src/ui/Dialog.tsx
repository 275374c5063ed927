import { useId, type ReactNode } from 'react';
import { cx } from './cx';
import * as css from './Dialog.css';
import { useDialog, type DialogBehaviour } from './hooks/useDialog';
import { IconButton } from './IconButton';
import { X } from './icons';

export type DialogProps = DialogBehaviour & {
  title: string;
  /** The dialog's name, when it differs from the title. */
  name?: string;
  /** Shown beside the close button. */
  tools?: ReactNode;
  /** Name of the close button, which is shown only when the dialog can be dismissed. */
  closeLabel?: string;
  size?: keyof typeof css.size;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /** Content without padding (a frame, a split pane). */
  flush?: boolean;
  busy?: boolean;
  children: ReactNode;
};

/**
 * A modal dialog, named by its title; below 640 px a bottom sheet. Content is mounted while `open`.
 * Dialogs stack, and only the top one answers Escape. `onDismiss` reports that the person wants to
 * close it; the owner closes by `open={false}`.
 */
export function Dialog({
  title,
  name,
  tools,
  closeLabel,
  size = 'small',
  footer,
  flush,
  busy,
  children,
  ...behaviour
}: DialogProps) {
  const titleId = useId();
  const props = useDialog(behaviour);
  const { open, dismissable = true, onDismiss } = behaviour;
  return (
    <dialog
      {...props}
      aria-label={name}
      aria-labelledby={name === undefined ? titleId : undefined}
      aria-modal="true"
      aria-busy={busy || undefined}
      className={css.size[size]}
    >
      {open ? (
        <div className={css.panel}>
          <div className={css.header}>
            <h2 id={titleId} className={css.title} tabIndex={-1} data-title="">
              {title}
            </h2>
            {tools}
            {dismissable && closeLabel ? (
              <IconButton aria-label={closeLabel} icon={<X size={22} />} onClick={onDismiss} />
            ) : null}
          </div>
          <div className={cx(css.body, flush && css.flush)}>{children}</div>
          {footer ? <div className={css.footer}>{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
