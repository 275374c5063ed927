import type { Page, Request } from '@playwright/test';
import { endpoints } from '../../../contract/endpoints';

const underWay = new WeakMap<Page, Set<Request>>();

/** Counts the requests of a page from now on. */
export const watchRequests = (page: Page): void => {
  const open = new Set<Request>();
  underWay.set(page, open);
  // The watch of a session stays open by itself, as a stream does.
  const isAsked = (request: Request) =>
    request.resourceType() !== 'eventsource' &&
    new URL(request.url()).pathname !== endpoints.sessionWatch.path;
  page.on('request', (request) => {
    if (isAsked(request)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
};

/** How many requests of a page have no answer yet; undefined for a page that is not watched. */
export const countUnderWay = (page: Page): number | undefined => underWay.get(page)?.size;
