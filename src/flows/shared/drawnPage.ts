/** An action on the page before the app listened (`firstPaint.js`). */
type Early = { type: 'click' | 'change'; target: Element; value?: string };
/** The actions can be read once. */
const keptOf = (part: 'croupierEarly' | 'croupierEarlyLogin'): Early[] =>
  (globalThis as Partial<Record<typeof part, () => Early[]>>)[part]?.() ?? [];

/** Only children of the body: a selector would check every element of the page. */
const partsOfBody = (name: 'login' | 'page'): HTMLElement[] =>
  [...document.body.children].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && name in part.dataset,
  );

/**
 * The element for the app: the prerendered page of this visit (docs/decisions/0034), or an empty
 * element.
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
 * Takes the actions on the prerendered page; from now on React handles new ones. Returns a function
 * that repeats the actions, once the app runs. A choice from a list is kept until then: React sets
 * a list that it wakes back to its own value before it tells of the choice.
 */
export const takeEarly = (): (() => void) => {
  const early = keptOf('croupierEarly');
  const keep = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement)
      early.push({ type: 'change', target, value: target.value });
  };
  addEventListener('change', keep, true);
  return () => {
    removeEventListener('change', keep, true);
    for (const { type, target, value } of early) {
      if (type === 'change' && !(target instanceof HTMLSelectElement)) continue;
      if (target instanceof HTMLSelectElement && value !== undefined) target.value = value;
      // An icon in a button has no `click()`.
      target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    }
  };
};

const drawnLogin = () => partsOfBody('login')[0] ?? null;
/** A prerendered login that was removed before the app's own was loaded. */
let held: HTMLElement | null = null;

/** Removes the prerendered login and makes the page below usable. */
const uncover = () => {
  drawnLogin()?.remove();
  for (const page of partsOfBody('page')) page.inert = false;
};

/** True while the prerendered login is shown. */
export const isLoginDrawn = (): boolean => drawnLogin() !== null;

/** The app's login dialog is shown, or no login is needed after all. */
export const dropDrawnLogin = (): void => {
  uncover();
  keptOf('croupierEarlyLogin');
};

/** The app's login dialog failed to load: typed text is kept for the next request. */
export const holdDrawnLogin = (): void => {
  held = drawnLogin();
  dropDrawnLogin();
};

/**
 * Fills the app's login dialog with what was typed and ticked in the prerendered one, and presses
 * the buttons that were pressed there once the dialog is open. Returns the field that had the
 * focus.
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
  // A form that was submitted several times is submitted once.
  const meant = pressed.filter(
    (button, index) => button?.type !== 'submit' || pressed.indexOf(button) === index,
  );
  queueMicrotask(() => {
    for (const one of meant) buttons.find((button) => nameOf(button) === nameOf(one))?.click();
  });
  // The dialog is on screen already, so it opens without an animation.
  if (drawn.isConnected) dialog.dataset['still'] = '';
  uncover();
  return focused;
};

const nameOf = (button: HTMLElement | null) => button?.ariaLabel ?? button?.textContent;
