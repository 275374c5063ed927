import { LANGUAGES } from './screens';
import { HEIGHTS, THEMES, type Look } from './draw';

/** A picture without its bytes. */
export type Drawn = Omit<Look, 'jpeg'>;

/** The file of a picture, beside the page. */
export const fileOf = ({ screen, language, theme, width }: Drawn): string =>
  `${screen.replaceAll(/[^a-zA-Z0-9-]+/g, '-')}.${width}.${language}.${theme}.jpg`;

/** The page of all pictures: a row for each screen; language, theme and width by choice. */
export function pageOfLooks(looks: readonly Drawn[], date: string): string {
  const screens = [...new Set(looks.map(({ screen }) => screen))];
  const faults = looks.filter((look) => look.faults.length > 0);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Croupier: how every screen looks</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 1rem; }
  form { position: sticky; top: 0; background: Canvas; padding: 0.5rem 0; display: flex;
    flex-wrap: wrap; gap: 1.5rem; border-bottom: 1px solid; }
  fieldset { border: 0; margin: 0; padding: 0; display: flex; gap: 0.75rem; }
  h2 { font-size: 1rem; margin: 1.5rem 0 0.5rem; }
  .row { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start; }
  figure { margin: 0; } img { display: block; border: 1px solid; max-height: 80vh; }
  figcaption { font-size: 0.8rem; } figure[hidden] { display: none; }
</style>
<h1>How every screen looks</h1>
<p>${screens.length} screens, ${looks.length} pictures, drawn on ${date}.</p>
${
  faults.length === 0
    ? '<p>No page is wider than its window, and none said an error.</p>'
    : `<ul>${faults
        .map((look) => `<li>${text(labelOf(look))}: ${text(look.faults.join(' · '))}</li>`)
        .join('')}</ul>`
}
<form>
  ${choice('Language', 'language', LANGUAGES)}
  ${choice('Theme', 'theme', THEMES)}
  ${choice('Width', 'width', Object.keys(HEIGHTS))}
</form>
${screens.map((screen) => rowOf(screen, looks)).join('\n')}
<script>
  const form = document.querySelector('form');
  const show = () => {
    const chosen = new FormData(form);
    for (const figure of document.querySelectorAll('figure'))
      figure.hidden = Object.entries(figure.dataset).some(
        ([name, value]) => !chosen.getAll(name).includes(value),
      );
  };
  form.addEventListener('change', show);
  show();
</script>
</html>
`;
}

function rowOf(screen: string, looks: readonly Drawn[]): string {
  const figures = looks
    .filter((look) => look.screen === screen)
    .map(
      (look) =>
        `<figure data-language="${look.language}" data-theme="${look.theme}" ` +
        `data-width="${look.width}"><img loading="lazy" width="${look.width}" ` +
        `src="${fileOf(look)}" alt="${text(labelOf(look))}"><figcaption>${look.width} px, ` +
        `${look.language}, ${look.theme}</figcaption></figure>`,
    );
  return `<h2>${text(screen)}</h2><div class="row" tabindex="0">${figures.join('')}</div>`;
}

function choice(title: string, name: string, values: readonly string[]): string {
  const boxes = values.map(
    (value) =>
      `<label><input type="checkbox" checked name="${name}" value="${value}"> ${value}</label>`,
  );
  return `<fieldset aria-label="${title}">${boxes.join('')}</fieldset>`;
}

/** "player home, 360 px, MY, dark" */
export const labelOf = ({ screen, width, language, theme }: Drawn): string =>
  `${screen}, ${width} px, ${language}, ${theme}`;

const text = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
