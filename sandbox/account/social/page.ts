import { html } from 'hono/html';
import type { SocialProvider } from '../../../contract/domain';
import { authorizePath } from './identityProvider';
import type { Asked } from './request';
import { SOCIAL_PEOPLE } from './people';

const NAMES: Record<SocialProvider, string> = { facebook: 'Facebook', google: 'Google' };

/** The page on which a person of Facebook or Google decides: a form without scripts. */
export const consentPage = (provider: SocialProvider, asked: Asked) =>
  page(
    provider,
    html`
  <h1>Continue with ${NAMES[provider]}</h1>
  <p><strong>Padauk</strong> asks for your name and e-mail address.</p>
  <form method="post" action="${authorizePath(provider)}">
    ${Object.entries(asked).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
    )}
    <ul>
      ${SOCIAL_PEOPLE[provider].map(
        ({ subject, name, email, about }) => html`<li>
        <button name="choice" value="${subject}" aria-describedby="about-${subject}">
          <span class="initial" aria-hidden="true">${name.slice(0, 1)}</span>
          <span>Continue as ${name}</span>
        </button>
        <p id="about-${subject}">${email} · ${about}</p>
      </li>`,
      )}
    </ul>
    <div class="actions">
      <button name="choice" value="cancel" class="quiet">Cancel</button>
      <button name="choice" value="fail" class="quiet">Fail</button>
    </div>
  </form>`,
  );

/** Shown for a request that must not be answered, because its sender is unknown. */
export const strangerPage = (provider: SocialProvider) =>
  page(
    provider,
    html`
  <h1>${NAMES[provider]} cannot continue</h1>
  <p>The site that sent you here is not known. Please close this window and try again.</p>`,
  );

const page = (provider: SocialProvider, content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Continue with ${NAMES[provider]}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/idp/page.css">
</head>
<body class="${provider}">
<main>${content}
<footer>A stand-in of the sandbox for ${NAMES[provider]}. Everyone here is invented.</footer>
</main>
</body>
</html>`;
