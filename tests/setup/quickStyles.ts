/** Properties that depend on the element alone. The style sheet of jsdom sets no opacity. */
const OWN = ['display', 'opacity'] as const;
/** What the style sheet of jsdom looks at where it sets `display`. */
const ASKED = ['hidden', 'open', 'type', 'style'] as const;
/** The properties that a parent hands down, with their initial values. */
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' } as const;
/** For these the style sheet also looks at the elements around. */
const LEFT_TO_JSDOM = 'summary, [popover]';
const KEYWORD = /inherit|initial|unset|revert|var\(/;
const TABLE_PART = /^(?:colgroup|col|thead|tbody|tfoot|tr)$/;

/**
 * Gives `window` a `getComputedStyle` with the answers of jsdom at a fraction of the cost. Queries
 * by role and name ask each element whether it is displayed and visible. To answer, jsdom applies
 * its whole style sheet to the element and its parents, again after each change of the page. Here
 * `display` and `opacity` are asked once for all elements that the sheet cannot tell apart, and an
 * inherited property is read from the nearest inline style. Pages with style sheets of their own
 * and all other properties are left to jsdom. `tests/ui/quickStyles.test.ts` compares the two.
 */
export const useQuickStyles = (window: Window & typeof globalThis): void => {
  const { document } = window;
  const askJsdom = window.getComputedStyle.bind(window);
  const answers = new Map<string, string>();
  let styles = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    styles = new WeakMap();
  };
  const changes = new window.MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true });

  const ownOf = (element: Element, property: (typeof OWN)[number]): string => {
    const given = ASKED.map((name) => element.getAttribute(name));
    if (KEYWORD.test(given.at(-1) ?? '') || element.matches(LEFT_TO_JSDOM))
      return askJsdom(element)[property];
    const key = JSON.stringify([property, element.namespaceURI, element.localName, ...given]);
    const answer = answers.get(key) ?? askJsdom(element)[property];
    answers.set(key, answer);
    return answer;
  };

  const inheritedOf = (element: Element, property: keyof typeof INHERITED): string => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const own = inlineOf(at, property);
      if (KEYWORD.test(own) || (at.hasAttribute('hidden') && TABLE_PART.test(at.localName)))
        return askJsdom(element).getPropertyValue(property);
      if (own) return own;
    }
    return INHERITED[property];
  };

  const styleOf = (element: Element): CSSStyleDeclaration => {
    const kept = new Map<string, string>();
    const keep = (property: string, work: () => string) => {
      const value = kept.get(property) ?? work();
      kept.set(property, value);
      return value;
    };
    let whole: CSSStyleDeclaration | undefined;
    const all = () => (whole ??= askJsdom(element));
    const read = (property: string): string => {
      if (isOwn(property)) return keep(property, () => ownOf(element, property));
      if (isInherited(property)) return keep(property, () => inheritedOf(element, property));
      return all().getPropertyValue(property);
    };
    return new Proxy(document.documentElement.style, {
      get: (_target, name) => {
        if (name === 'getPropertyValue') return read;
        if (name === 'pointerEvents') return read('pointer-events');
        if (typeof name === 'string' && (isOwn(name) || isInherited(name))) return read(name);
        const value: unknown = Reflect.get(all(), name);
        return typeof value === 'function' ? value.bind(all()) : value;
      },
    });
  };

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || element.ownerDocument !== document || document.styleSheets.length > 0)
      return askJsdom(element, pseudo);
    if (changes.takeRecords().length > 0) forget();
    const known = styles.get(element);
    if (known) return known;
    const style = styleOf(element);
    // The observer does not see changes of what is not in the document.
    if (element.isConnected) styles.set(element, style);
    return style;
  };
};

const isOwn = (property: string): property is (typeof OWN)[number] =>
  OWN.some((one) => one === property);
const isInherited = (property: string): property is keyof typeof INHERITED => property in INHERITED;

const inlineOf = (element: Element & Partial<ElementCSSInlineStyle>, property: string): string =>
  (element.hasAttribute('style') && element.style?.getPropertyValue(property)) || '';
