import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as dom from '@testing-library/dom';

export type EngineName = 'chromium' | 'firefox' | 'webkit';
/** Places from the outside to the inside: each by role and name, or by the label of a field. */
export type Name = string | { begins: string };
export type Find = { role: string; name?: Name } | { label: string };
export type Path = readonly Find[];

/**
 * One page of a browser engine. What a person does goes through the engine's own input; what is on
 * show is read by scripts in the page.
 */
export type Engine = {
  name: EngineName;
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** The size of the page itself, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page; what it takes and gives must be JSON. */
  run: <Args extends unknown[], T>(script: (...args: Args) => T, ...args: Args) => Promise<T>;
  /** The texts of all that is on show at the end of the path. */
  texts: (path: Path) => Promise<string[]>;
  /** Presses the first element that is on show at the end of the path. */
  press: (path: Path) => Promise<void>;
  /** Chooses an entry of a `<select>` by its value. */
  select: (path: Path, value: string) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  key: (key: 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'Space') => Promise<void>;
  /** Does something inside the frame of that title. */
  inFrame: (title: string, act: () => Promise<void>) => Promise<void>;
  /** Does something in the window that `open` opens, and closes it. */
  inNewWindow: (open: () => Promise<void>, act: () => Promise<void>) => Promise<void>;
  picture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

const require = createRequire(import.meta.url);
/** Finds by role and name in each engine alike: no engine's own accessibility tree. */
export const FINDER = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

declare global {
  var TestingLibraryDom: typeof dom;
}

export const hasFinder = (): boolean => 'TestingLibraryDom' in globalThis;

/** Runs in the page: what is on show at the end of a path, in the order of the page. */
export const lookUp = (path: Path): HTMLElement[] => {
  const { queryAllByRole, queryAllByLabelText } = globalThis.TestingLibraryDom;
  let places = [document.body];
  for (const find of path)
    places = places.flatMap((place) =>
      'label' in find
        ? queryAllByLabelText(place, (text) => text.replace(/\s*\*$/, '') === find.label)
        : queryAllByRole(place, find.role, {
            hidden: true,
            name: (name) =>
              find.name === undefined ||
              (typeof find.name === 'string'
                ? name === find.name
                : name.startsWith(find.name.begins)),
          }),
    );
  return places.filter((place) => {
    if (!place.checkVisibility({ visibilityProperty: true })) return false;
    // A choice may be transparent itself, above what is drawn for it.
    let around = place.parentElement;
    while (around && getComputedStyle(around).opacity !== '0') around = around.parentElement;
    return around === null;
  });
};

/** The same as a text for an engine's driver, which knows nothing of this module. */
export const lookUpSource = (path: Path): string => `(${String(lookUp)})(${JSON.stringify(path)})`;
