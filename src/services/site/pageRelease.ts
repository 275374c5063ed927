/** What a page knows of its own release (`Environment`). */
export type PageRelease = {
  /** The address of the file that the page started with; null when there is none. */
  entry: () => string | null;
  /** Whether a reload would lose something: typed text, a chosen file, an open dialog or a game. */
  holdsInput: () => boolean;
  reload: () => void;
};

const OPEN = '[role="dialog"], [role="alertdialog"], iframe';
const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"])';

/** The release of the page that the browser shows. */
export const pageRelease = (page: Document): PageRelease => ({
  entry: () => page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null,
  holdsInput: () =>
    page.querySelector(OPEN) !== null ||
    [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].some(
      ({ value }) => value !== '',
    ),
  reload: () => page.location.reload(),
});
