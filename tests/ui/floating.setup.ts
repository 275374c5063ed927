/** What a list that floats asks of a page that lays nothing out, as jsdom's. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollTo ??= () => undefined;
