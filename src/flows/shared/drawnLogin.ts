import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { selectPlatform } from '../../../machines/site/app/app.selectors';
import { selectIsLoginDialogOpen } from '../../../machines/site/session/session.selectors';
import type { GateProps } from './defineFlow';
import { dropDrawnLogin, isLoginDrawn, takeDrawnLogin } from './drawnPage';

/**
 * Shows the app's login dialog. It replaces a prerendered one only when the platform has said what
 * it offers, so that no field moves while a person types. When no login is asked for, the
 * prerendered one is removed.
 */
export function LoginGate({ app, session, children }: GateProps) {
  const isOpen = useSelector(session, selectIsLoginDialogOpen);
  const isDrawn = useSyncExternalStore(never, isLoginDrawn);
  const isKnown = useSelector(app, selectPlatform) !== null;
  useEffect(() => {
    if (isOpen) return dropDrawnLogin;
    dropDrawnLogin();
    return undefined;
  }, [isOpen]);
  return isDrawn && !isKnown ? null : children;
}

const never = () => () => undefined;

/**
 * The content of the login dialog takes over the prerendered one, if any, before the dialog opens
 * (docs/decisions/0034). `onTaken` gets the field that had the focus.
 */
export const useDrawnLogin = (
  onTaken: (focused: HTMLElement | null) => void,
): RefObject<HTMLDivElement | null> => {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const dialog = content.current?.closest('dialog');
    if (dialog) onTaken(takeDrawnLogin(dialog));
  }, [onTaken]);
  return content;
};
