/** Something done to the page before the app listened (`firstPaint.js`). */
type Early = { type: 'click' | 'change'; target: Element; value?: string };
/** Asked once, it is kept no longer. */
const keptOf = (part: 'croupierEarly' | 'croupierEarlyLogin'): Early[] =>
  (globalThis as Partial<Record<typeof part, () => Early[]>>)[part]?.() ?? [];

/** What stands in the body itself: a selector would be asked of every element of the page. */
const partsOfBody = (name: 'login' | 'page'): HTMLElement[] =>
  [...document.body.children].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && name in part.dataset,
  );

/**
 * Where the app stands: the page that was drawn ahead for this visit (docs/decisions/0034), or an
 * empty place.
 */
export const takePlace = (): { place: HTMLElement; isDrawn: boolean } => {
  const wanted = document.documentElement.dataset['drawn'];
  const pages = partsOfBody('page');
  const drawn = pages.find((page) => page.dataset['page'] === wanted);
  for (const unused of [
    ...pages.filter((page) => page !== drawn),
    ...document.querySelectorAll('template[data-login]'),
  ])
    unused.remove();
  const place =
    drawn ??
    document.getElementById('root') ??
    document.body.appendChild(document.createElement('div'));
  place.id = 'root';
  return { place, isDrawn: drawn !== undefined };
};

/**
 * What was done to the drawn page so far; from now on React hears it. Returns how to do it again,
 * once the app runs.
 */
export const takeEarly = (): (() => void) => {
  const early = keptOf('croupierEarly');
  return () => {
    for (const { type, target, value } of early) {
      if (type === 'change' && !(target instanceof HTMLSelectElement)) continue;
      if (target instanceof HTMLSelectElement && value !== undefined) target.value = value;
      // Also the drawing in a button, which has no `click()`.
      target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    }
  };
};

const drawnLogin = () => partsOfBody('login')[0] ?? null;
/** One that had to make room before the app's own was there. */
let held: HTMLElement | null = null;

/** Takes it away from the page below. */
const uncover = () => {
  drawnLogin()?.remove();
  for (const page of partsOfBody('page')) page.inert = false;
};

/** It stands and is typed into. */
export const isLoginDrawn = (): boolean => drawnLogin() !== null;

/** Nobody is asked to log in after all, or the dialog of the app is there. */
export const dropDrawnLogin = (): void => {
  uncover();
  keptOf('croupierEarlyLogin');
};

/** The app's own cannot be had now: what was typed is for the next time that it is asked for. */
export const holdDrawnLogin = (): void => {
  held = drawnLogin();
  dropDrawnLogin();
};

/**
 * The app's own log-in dialog in the place of the drawn one: with what was typed and ticked so far,
 * and with the buttons that were pressed already pressed once it is open. Returns the field that
 * had the focus.
 */
export const takeDrawnLogin = (dialog: HTMLDialogElement): HTMLElement | null => {
  const drawn = drawnLogin() ?? held;
  held = null;
  if (!drawn) return null;
  let focused: HTMLElement | null = null;
  for (const input of drawn.querySelectorAll('input')) {
    const twin = dialog.querySelector<HTMLInputElement>(`input[name="${input.name}"]`);
    if (!twin) continue;
    if (input.checked !== input.defaultChecked) twin.checked = input.checked;
    if (input.value !== input.defaultValue) twin.value = input.value;
    if (input !== document.activeElement) continue;
    focused = twin;
    if (input.type !== 'checkbox') twin.setSelectionRange(input.selectionStart, input.selectionEnd);
  }
  const buttons = [...dialog.querySelectorAll('button')];
  const pressed = keptOf('croupierEarlyLogin').map(({ target }) => target.closest('button'));
  // Whoever is impatient sends the form once.
  const meant = pressed.filter(
    (button, index) => button?.type !== 'submit' || pressed.indexOf(button) === index,
  );
  queueMicrotask(() => {
    for (const one of meant) buttons.find((button) => nameOf(button) === nameOf(one))?.click();
  });
  // It is on screen already.
  if (drawn.isConnected) dialog.dataset['still'] = '';
  uncover();
  return focused;
};

const nameOf = (button: HTMLElement | null) => button?.ariaLabel ?? button?.textContent;
