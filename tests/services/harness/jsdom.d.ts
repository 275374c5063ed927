/** The part of jsdom that tests use; the package has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(
      html?: string,
      options?: {
        url?: string;
        runScripts?: 'dangerously';
        beforeParse?: (window: Window) => void;
      },
    );
    readonly window: Window & typeof globalThis;
  }
}
