/**
 * The page of a centre at a place: a page, or its address. An address that no page has is that of
 * the first page, `home`.
 */
export const pageOfPlace = <Page extends string>(
  place: string,
  addresses: Readonly<Record<Page, string>>,
  home: Page,
): Page => pagesOf(addresses).find((page) => page === place || addresses[page] === place) ?? home;

const pagesOf = <Page extends string>(addresses: Readonly<Record<Page, string>>) =>
  Object.keys(addresses) as Page[];
