import { useMediaQuery } from '../../../ui/hooks/useMediaQuery';
import { media } from '../../../ui/tokens.css';

/**
 * Whether what was played stands beside the buttons of a running game: in a low window, whose lines
 * the game needs, and in a wide one, which has room for it there.
 */
export const useIsPlayBarBeside = () => useMediaQuery(`${media.low}, ${media.desktop}`);
