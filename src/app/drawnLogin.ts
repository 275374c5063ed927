import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { AppRef } from '../../machines/site/app/app.machine';
import { selectPlatform } from '../../machines/site/app/app.selectors';
import { dropDrawnLogin, isLoginDrawn, takeDrawnLogin } from './drawnPage';

/**
 * Whether the app's own log-in dialog may open: at once, and in the place of one that was drawn
 * ahead when the platform has said what it offers, so that no field moves under a person's hands.
 * Where nobody is asked to log in, the drawn one goes.
 */
export const useIsLoginReady = (app: AppRef, isOpen: boolean): boolean => {
  const isDrawn = useSyncExternalStore(never, isLoginDrawn);
  const isKnown = useSelector(app, selectPlatform) !== null;
  useEffect(() => {
    if (isOpen) return dropDrawnLogin;
    dropDrawnLogin();
    return undefined;
  }, [isOpen]);
  return isOpen && (isKnown || !isDrawn);
};

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
