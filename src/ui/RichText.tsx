import { rich } from './RichText.css';

/**
 * HTML written by editors. The service that fetched it has cleaned it with DOMPurify
 * (docs/decisions/0041); pass nothing else here.
 */
export function RichText({ html, lang }: { html: string; lang?: string }) {
  return <div className={rich} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
