import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { useQuickStyles } from '../setup/quickStyles';

const PROPERTIES = ['display', 'visibility', 'pointer-events', 'opacity', 'position', 'color'];
const PAGES = {
  'every kind of block': `<header><nav><ul><li>a</li></ul></nav></header>
    <main><section><h1>b</h1><p>c <b>d</b></p><hr><pre>e</pre></section></main>
    <form><fieldset><legend>f</legend><label>g <input></label><button>h</button>
    <select><option>i</option></select><textarea></textarea><input type="hidden">
    <input type="HIDDEN"><input type="hidden" style="display: block"></fieldset></form>
    <svg><title>j</title><g style="visibility: hidden"><path></path></g></svg>
    <template></template><noscript>k</noscript><script></script><slot></slot>`,
  'what is hidden': `<div hidden><p>a</p></div><div hidden="until-found"><p>b</p></div>
    <div style="display: none"><p>c</p></div><p hidden style="display: block">d</p>
    <div style="visibility: hidden"><p>e</p><p style="visibility: visible">f</p></div>
    <div style="visibility: collapse"><span>g</span></div><embed hidden>
    <div style="pointer-events: none"><p>h</p><p style="pointer-events: auto">i</p></div>
    <div style="visibility: hidden"><p style="visibility: inherit">j</p>
    <p style="visibility: initial">k</p><p style="visibility: unset"><i>l</i></p></div>
    <div style="display: flex"><p style="display: inherit">m</p></div>`,
  'what opens': `<dialog><p>a</p></dialog><dialog open><p>b</p></dialog>
    <details><summary>c</summary><summary>d</summary><p>e</p></details>
    <details open><summary>f</summary><p>g</p></details><summary>h</summary>
    <div popover><p>i</p></div><dialog popover open>j</dialog>`,
  tables: `<table><caption>a</caption><colgroup><col><col hidden></colgroup>
    <thead><tr><th>b</th></tr></thead><tbody><tr hidden><td><b>c</b></td></tr>
    <tr><td>d</td></tr></tbody><tfoot hidden><tr><td>e</td></tr></tfoot></table>`,
  'a style sheet of its own': `<style>p { display: none } .quiet { visibility: hidden }</style>
    <p>a</p><div class="quiet"><span>b</span></div>`,
};

const stylesOf = ({ window }: JSDOM) =>
  [...window.document.querySelectorAll('*')].map((element) => {
    const style = window.getComputedStyle(element);
    return [
      element.outerHTML,
      ...PROPERTIES.map((property) => style.getPropertyValue(property)),
      style.display,
      style.visibility,
      style.pointerEvents,
    ];
  });
const quick = (html: string) => {
  const dom = new JSDOM(html);
  useQuickStyles(dom.window);
  return dom;
};

describe('the quick styles of the tests', () => {
  it.each(Object.entries(PAGES))('are those of jsdom: %s', (_name, html) => {
    const dom = quick(html);
    expect(stylesOf(dom)).toEqual(stylesOf(new JSDOM(html)));
    expect(stylesOf(dom)).toEqual(stylesOf(new JSDOM(html)));
  });

  it.each([
    ['an attribute', '<p>a</p>', (p: HTMLElement) => p.setAttribute('hidden', '')],
    ['an inline style', '<p>a</p>', (p: HTMLElement) => p.style.setProperty('display', 'none')],
    [
      'a style of a parent',
      '<div><p>a</p></div>',
      (p: HTMLElement) => p.parentElement?.style.setProperty('visibility', 'hidden'),
    ],
    [
      'another parent',
      '<div style="visibility: hidden"></div><p>a</p>',
      (p: HTMLElement) => p.previousElementSibling?.append(p),
    ],
    [
      'a style sheet',
      '<p>a</p>',
      (p: HTMLElement) => {
        const sheet = p.ownerDocument.createElement('style');
        sheet.textContent = 'p { display: none; visibility: hidden }';
        p.before(sheet);
      },
    ],
    ['its removal', '<div hidden><p>a</p></div>', (p: HTMLElement) => p.remove()],
  ])('follow a change at once: %s', (_name, html, change) => {
    const [own, real] = [quick(html), new JSDOM(html)].map((dom) => {
      const p = dom.window.document.querySelector('p');
      if (!p) throw new Error('no paragraph');
      const read = () =>
        PROPERTIES.map((name) => dom.window.getComputedStyle(p).getPropertyValue(name));
      const before = read();
      change(p);
      return { before, after: read() };
    });
    expect(own).toEqual(real);
  });

  it('follow a change of what is not in the document', () => {
    const { document, getComputedStyle } = quick('').window;
    const loose = document.createElement('p');
    expect(getComputedStyle(loose).visibility).toBe('visible');
    loose.style.visibility = 'hidden';
    expect(getComputedStyle(loose).visibility).toBe('hidden');
  });
});
