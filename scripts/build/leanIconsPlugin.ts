import type { Plugin } from 'vite';

/** As lucide-react's own, for what we ask of an icon: its size, and to be hidden from whoever does not see it, unless it has a name. */
const ICON = `
import { createElement } from 'react';
const isNamed = (props) => Object.keys(props).some((key) => key === 'role' || key === 'title' || key.startsWith('aria-'));
const createLucideIcon = ({ node }) => {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...props }) => createElement('svg', {
    xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2,
    strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': isNamed(props) ? undefined : 'true', ...props,
  }, ...shapes);
};
export default createLucideIcon;
`;

/** An icon without the machinery that builds it from options which nobody gives (1 KiB gz, and half the work of rendering it). */
export const leanIcons = (): Plugin => ({
  name: 'croupier:lean-icons',
  apply: 'build',
  load: {
    filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
    handler: () => ({ code: ICON, map: null }),
  },
});
