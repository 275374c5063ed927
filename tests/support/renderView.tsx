import { act, render, type RenderResult } from '@testing-library/react';
import { StrictMode, Suspense, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '../../contract/constants';
import { createWholeI18n } from './wholeWords';
import './dialog';

const loaded = new Map<Language, ReturnType<typeof createWholeI18n>>();

const wordsOf = (language: Language) => {
  const known = loaded.get(language);
  if (known) return known;
  const words = createWholeI18n(language);
  loaded.set(language, words);
  return words;
};

/** Renders a view of the login with its real words, in React's strict mode. */
export const renderView = async (
  view: ReactNode,
  language: Language = 'EN',
): Promise<RenderResult> => {
  const i18n = await wordsOf(language);
  let result: RenderResult | undefined;
  await act(async () => {
    result = render(
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <Suspense fallback={null}>{view}</Suspense>
        </I18nextProvider>
      </StrictMode>,
    );
  });
  if (!result) throw new Error('nothing was rendered');
  return result;
};
