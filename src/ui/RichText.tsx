import { rich } from './RichText.css';

/**
 * HTML written by editors. It arrives sanitised: the service that fetched it has put it through
 * DOMPurify (decisions.md, Session and security), and nothing else may be handed over here.
 */
export function RichText({ html, lang }: { html: string; lang?: string }) {
  return <div className={rich} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
