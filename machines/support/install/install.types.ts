/** What the person chose in the browser's own question. */
export type InstallAnswer = { kind: 'accepted' } | { kind: 'dismissed' };
/** The browser lets the page ask whether to install the site. */
export type Offered = { type: 'install.offered' };
export type InstallEvent = Offered | { type: 'install.start' };
