import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import type { RefObject } from 'react';
import { isRightToLeft } from '../isRightToLeft';
import { media } from '../tokens.css';

/** What of a carousel is in sight, by index. */
export type Sight = { current: number; visible: ReadonlySet<number> };

/** Lets keen-slider move a track; null when the track was removed before the code was loaded. */
export function mountSlider(
  track: RefObject<HTMLUListElement | null>,
  { most, speed, spacing }: { most: number; speed: number; spacing: number },
  onChange: (sight: Sight) => void,
): KeenSliderInstance | null {
  const element = track.current;
  if (!element) return null;
  const still = window.matchMedia(media.still).matches;
  const report = ({ track: { details } }: KeenSliderInstance) => {
    if (!details) return;
    onChange({
      current: details.rel,
      visible: new Set(
        details.slides.flatMap((place, index) => (place.portion > 0.5 ? [index] : [])),
      ),
    });
  };
  const side = (count: number) => ({ slides: { perView: Math.min(count, most), spacing } });
  element.scrollLeft = 0;
  const options = () => ({
    rtl: isRightToLeft(element),
    selector: ':scope > li',
    loop: true,
    ...side(1),
    breakpoints: { [media.tablet]: side(2), [media.desktop]: side(3) },
    defaultAnimation: { duration: still ? 1 : speed },
    created: report,
    slideChanged: report,
    animationEnded: report,
    updated: report,
    optionsChanged: report,
    destroyed: () => turned.disconnect(),
  });
  const slider = new KeenSlider(element, options());
  // Another language may run the other way.
  const turned = new MutationObserver(() => slider.update(options()));
  turned.observe(document.documentElement, { attributeFilter: ['dir'] });
  return slider;
}
