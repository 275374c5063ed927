import { ExternalLink, Link } from '../../../ui/Link';

/** Addresses within a line: of pages elsewhere, and of articles of the help centre. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]|\/help#[\w-]+)/;

/** What was said, its addresses to be followed. */
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
