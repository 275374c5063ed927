import createDOMPurify, { type WindowLike } from 'dompurify';

/** Removed: styles, form fields, embedded pages, and drawings that can carry a script. */
const FORBIDDEN_TAGS = [
  'style',
  'form',
  'input',
  'button',
  'select',
  'option',
  'textarea',
  'fieldset',
  'dialog',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'template',
];
const FORBIDDEN_ATTRIBUTES = [
  'style',
  'class',
  'id',
  'name',
  'srcset',
  'autoplay',
  'popover',
  'popovertarget',
  'popovertargetaction',
];
/** An address begins with one of these, or has nothing that could be a scheme. */
const ADDRESS = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/**
 * Cleans HTML of the platform's editors (docs/decisions/0041). Loaded lazily, because it brings the
 * library.
 */
export const createSanitize = (window: WindowLike) => {
  const purifier = createDOMPurify(window);
  // Without a DOM, DOMPurify would return the HTML unchanged.
  if (!purifier.isSupported) return () => '';
  purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
    if (isData(attribute.attrValue)) attribute.keepAttr = false;
  });
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (!node.hasAttribute('href')) return;
    node.setAttribute('rel', 'noopener noreferrer');
    // A new tab would have no session, so a link to our own site opens in this tab.
    if (isOurs(node.getAttribute('href') ?? '')) node.removeAttribute('target');
    else node.setAttribute('target', '_blank');
  });
  return (html: string): string =>
    purifier.sanitize(withoutHandlers(html), {
      USE_PROFILES: { html: true },
      FORBID_TAGS: FORBIDDEN_TAGS,
      FORBID_ATTR: FORBIDDEN_ATTRIBUTES,
      ALLOW_DATA_ATTR: false,
      ALLOWED_URI_REGEXP: ADDRESS,
    });
};

/**
 * This is not the safeguard; the library is. But parsed in a page whose policy forbids inline
 * handlers, each handler would be reported in the console although it never runs.
 */
const withoutHandlers = (html: string) =>
  html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(/([\s"'/])on[a-z]+(?=\s*=)/gi, '$1data-handler'),
  );

const isOurs = (href: string) => /^\/(?![/\\])/.test(href);

/**
 * The library allows `data:` pictures; we do not. Browsers ignore blanks and control characters in
 * an address.
 */
// oxlint-disable-next-line no-control-regex -- these are what browsers overlook
const isData = (value: string) => /^data:/i.test(value.replace(/[\u0000-\u0020]/g, ''));
