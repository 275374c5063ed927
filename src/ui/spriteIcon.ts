import { createElement, type SVGProps } from 'react';

type Props = SVGProps<SVGSVGElement> & { size?: number };

/**
 * An icon of lucide, of this name, whose shape stands in the sprite of the page. The build puts it
 * in the place of lucide's own component (`scripts/build/iconSpritePlugin.ts`), with the same look,
 * names of classes and props.
 */
export const spriteIcon = (name: string) =>
  function SpriteIcon({ size = 24, className, ...rest }: Props) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        'aria-hidden': true,
        ...rest,
      },
      createElement('use', { href: `#icon-${name}` }),
    );
  };
