import '../../support/dialog';

/** Nothing changes its size here. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** jsdom lays nothing out: every media query is false, as on a wide page with a mouse. */
if (!window.matchMedia) {
  window.matchMedia = (media) => ({
    media,
    matches: media === '(min-width: 1024px)',
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
}

/** jsdom has nothing to scroll. */
window.scrollTo = () => undefined;
