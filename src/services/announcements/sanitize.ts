import createDOMPurify, { type WindowLike } from 'dompurify';

/**
 * Looks of its own, fields to type into, other pages inside ours, and drawings that can carry a
 * script.
 */
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
/** An address says one of these at its beginning, or nothing that could be a scheme. */
const ADDRESS = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/**
 * HTML of the platform's editors as it may be shown (decisions.md, Session and security). Loaded
 * lazily: it brings the library along.
 */
export const createSanitize = (window: WindowLike) => {
  const purifier = createDOMPurify(window);
  // It would hand everything back as it came.
  if (!purifier.isSupported) return () => '';
  purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
    if (isData(attribute.attrValue)) attribute.keepAttr = false;
  });
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (!node.hasAttribute('href')) return;
    node.setAttribute('rel', 'noopener noreferrer');
    // Another tab would have no session, so a page of ours takes the place of this one.
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
 * No safeguard, which the library is: parsed in a page whose policy forbids inline handlers, each
 * one would be reported in the console although it never runs.
 */
const withoutHandlers = (html: string) =>
  html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(/([\s"'/])on[a-z]+(?=\s*=)/gi, '$1data-handler'),
  );

const isOurs = (href: string) => /^\/(?![/\\])/.test(href);

/**
 * The library lets pictures be `data:`; ours are not. Browsers overlook blanks and control
 * characters in an address.
 */
// oxlint-disable-next-line no-control-regex -- these are what browsers overlook
const isData = (value: string) => /^data:/i.test(value.replace(/[\u0000-\u0020]/g, ''));
