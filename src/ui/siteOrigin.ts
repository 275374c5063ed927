/** The origin of this site, for QR codes and links to share. */
export const siteOrigin = (): string => window.location.origin;
