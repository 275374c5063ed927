import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { createSanitize } from '../../../src/services/announcements/sanitize';

const { window } = new JSDOM('');
const sanitize = createSanitize(window);
const domOf = (html: string) => new JSDOM(html).window.document.body;

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onload="alert(1)" onmouseover="alert(1)">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style>' +
    '<img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://site.test/1">x</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="data:image/png;base64,AAAA">',
  '<img src=" da&#9;ta:image/png;base64,AAAA">',
  '<img srcset="data:image/png;base64,AAAA 2x, https://evil.test/x 1x">',
  '<video src="data:video/mp4;base64,AAAA"></video>',
  '<iframe src="https://evil.test"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.test"></object><embed src="https://evil.test">',
  '<form action="https://evil.test"><input name="password"><button>Go</button>' +
    '<select><option>1</option></select><textarea></textarea></form>',
  '<style>body { display: none }</style>',
  '<p style="position:fixed;inset:0;background:url(https://evil.test)">x</p>',
  '<p class="dialog" id="root" name="location">x</p>',
  '<link rel="stylesheet" href="https://evil.test"><base href="https://evil.test/">' +
    '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<dialog open><h1>Your session ended</h1></dialog>',
  '<div popover popovertarget="x" data-x="1">x</div>',
  '<a href="https://evil.test" target="_self" rel="opener" ' +
    'onclick="alert(1)" ping="https://evil.test">x</a>',
  '<area href="javascript:alert(1)"><details open ontoggle=alert(1)>x</details>',
  '<p>"><img src=x onerror=alert(1)//</p>',
];

describe('removes the attack', () => {
  test.each(ATTACKS)('%s', (html) => {
    const body = domOf(sanitize(html));
    expect(
      body.querySelector(
        'script,style,form,input,button,select,textarea,' +
          'iframe,object,embed,svg,math,template,link,base,meta,dialog',
      ),
    ).toBeNull();
    for (const element of body.querySelectorAll('*')) {
      for (const name of element.getAttributeNames())
        expect(name).not.toMatch(
          /^(on|style$|class$|id$|name$|srcset$|srcdoc$|data-|ping$|popover)/,
        );
      const addresses = ['href', 'src', 'action', 'poster'].flatMap(
        (name) => element.getAttribute(name) ?? [],
      );
      for (const address of addresses)
        expect(address).toMatch(/^(https?:|mailto:|tel:|[/#?]|[^:]*$)/i);
    }
  });
});

test('keeps what editors write', () => {
  const html =
    '<h3>တန်ဆောင်တိုင်</h3><p>Up to <strong>1.2%</strong> <em>daily</em><br>more</p>' +
    '<ul><li>one</li></ul>' +
    '<table><thead><tr><th>Gift</th></tr></thead><tbody><tr><td>600</td></tr></tbody></table>' +
    '<img alt="x" src="/media/x.svg"><img alt="y" src="https://cdn.test/y.png">';
  expect(sanitize(html)).toBe(html);
});

test.each([
  'https://a.test/x',
  '//evil.test/x',
  '/\\\\evil.test',
  '#part',
  'help?x=1',
  'mailto:a@b.test',
  'tel:+95',
])('opens a link to %s in another tab that knows nothing of this one', (href) => {
  const [link] = domOf(sanitize(`<a href="${href}" target="_top" rel="opener">x</a>`)).children;
  expect([
    link?.getAttribute('href'),
    link?.getAttribute('target'),
    link?.getAttribute('rel'),
  ]).toEqual([href, '_blank', 'noopener noreferrer']);
});

test('opens a link to our own page in this tab, because another has no session', () => {
  const [link] = domOf(
    sanitize('<a href="/pointMall" target="_blank" rel="opener">x</a>'),
  ).children;
  expect([
    link?.getAttribute('href'),
    link?.getAttribute('target'),
    link?.getAttribute('rel'),
  ]).toEqual(['/pointMall', null, 'noopener noreferrer']);
});

test('shows nothing without a document to sanitise with', () => {
  expect(createSanitize({} as unknown as Parameters<typeof createSanitize>[0])('<p>x</p>')).toBe(
    '',
  );
});
