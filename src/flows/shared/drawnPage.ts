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
  const finds = early.map(({ target }) => finderOf(target));
  return () => {
    removeEventListener('change', keep, true);
    for (const [index, { type, target, value }] of early.entries()) {
      if (type === 'change' && !(target instanceof HTMLSelectElement)) continue;
      const there = finds[index]?.() ?? target;
      if (there instanceof HTMLSelectElement && value !== undefined) there.value = value;
      // An icon in a button has no `click()`.
      there.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    }
  };
};

/**
 * Lets `replace` put the app's page in the place of the prerendered one. What the person did there
 * is done on the app's, and its control that stands for the focused one has the focus.
 */
export const replacePage = (replace: () => void): void => {
  const doEarly = takeEarly();
  const focused = document.activeElement;
  const find = focused ? finderOf(focused) : () => undefined;
  replace();
  const there = find();
  if (there !== focused && there instanceof HTMLElement) there.focus({ preventScroll: true });
  doEarly();
};

/** Finds an element again, or the control that replaced it: as far down among those of its name. */
const finderOf = (target: Element): (() => Element | undefined) => {
  const control = target.closest<HTMLElement>('a, button, input, label, select');
  const alike = () =>
    control
      ? [...document.querySelectorAll<HTMLElement>(control.localName)].filter(
          (one) =>
            nameOf(one) === nameOf(control) &&
            one.getAttribute('href') === control.getAttribute('href'),
        )
      : [];
  const nth = control ? alike().indexOf(control) : -1;
  return () => (target.isConnected ? target : alike()[nth]);
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

/** True while the prerendered login is shown above a prerendered page. */
export const isPageBelowLogin = (): boolean => isLoginDrawn() && partsOfBody('page').length > 0;

let uncovered: () => void = () => undefined;
/** Calls back when no login covers the page any more. */
export const onUncovered = (callback: () => void): void => {
  uncovered = callback;
};

/** The app's login dialog is shown, or no login is needed after all. */
export const dropDrawnLogin = (): void => {
  uncover();
  keptOf('croupierEarlyLogin');
  uncovered();
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

const nameOf = (control: HTMLElement | null) => control?.ariaLabel ?? control?.textContent;
