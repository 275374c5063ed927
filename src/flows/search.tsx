import { searchMachine, type SearchRef } from '../../machines/site/search/search.machine';
import { SearchDialog } from '../features/site/search/SearchDialog';
import { wordsOfEvery } from '../i18n/everyLanguage';
import { createSearch } from '../services/site/search/search';
import { defineFlow, type ScreenProps } from './shared/defineFlow';
import { act, read } from './shared/ports';
import { goalOfVendor, PAGE_WORDS, sitePages } from './shared/sitePages';

function Search({ actor }: ScreenProps<SearchRef>) {
  return <SearchDialog search={actor} />;
}

/** The search over games, makers, promotions, help and pages. */
export const search = defineFlow({
  machine: searchMachine,
  ports: ({ service }) => {
    const { prepare, find, readRecent, forgetRecent, remember } = service(createSearch);
    return {
      prepare: read(async (signal) => {
        const { own, others } = await wordsOfEvery(...PAGE_WORDS);
        return prepare(sitePages(own, others), goalOfVendor, signal);
      }),
      find: act(({ words }: { words: string }, signal) => find(words, signal)),
      readRecent: read(readRecent),
      forgetRecent: read(forgetRecent),
      remember: act(({ words }: { words: string }) => remember(words)),
    };
  },
  screen: { load: () => Promise.resolve(Search), words: ['search'] },
});
