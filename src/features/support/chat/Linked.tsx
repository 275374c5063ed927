import { ExternalLink, Link } from '../../../ui/Link';

/** The addresses in a line of text: external pages, and articles of the help centre. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]|\/help#[\w-]+)/;

/** A message whose addresses are links. */
export function Linked({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) => {
    if (index % 2 === 0) return part;
    return part.startsWith('/') ? (
      <Link key={index} to={part}>
        {part}
      </Link>
    ) : (
      <ExternalLink key={index} href={part}>
        {part}
      </ExternalLink>
    );
  });
}
