/** Where this site is, for what leads to it from elsewhere: a code to scan, a link to send. */
export const siteOrigin = (): string => window.location.origin;
