/**
 * jsdom has `<dialog>` but not its modal behaviour. This adds the part that the product relies on:
 * `showModal`, `close` with the focus restored to the opener, no focus below a modal, and a close
 * request for the topmost modal on Escape.
 */
const stack: HTMLDialogElement[] = [];
const openers = new WeakMap<HTMLDialogElement, Element | null>();

function installDialog(): void {
  if ('showModal' in HTMLDialogElement.prototype) return;
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  document.addEventListener('keydown', requestClose);
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusUnlessInert(options) {
    if (topmost()?.contains(this) ?? true) focus.call(this, options);
  };
}

const topmost = () => stack.findLast((dialog) => dialog.isConnected);

function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
  if (!this.isConnected)
    throw new DOMException('The dialog is not in a document.', 'InvalidStateError');
  openers.set(this, document.activeElement);
  this.setAttribute('open', '');
  stack.push(this);
  this.querySelector<HTMLElement>('button, input, select, textarea, a[href], [tabindex]')?.focus();
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.removeAttribute('open');
  stack.splice(stack.indexOf(this), 1);
  const opener = openers.get(this);
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

function requestClose(event: KeyboardEvent): void {
  const top = topmost();
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
  if (top.getAttribute('closedby') === 'none') return;
  const cancel = new Event('cancel', { cancelable: true });
  if (top.dispatchEvent(cancel)) top.close();
}

installDialog();
