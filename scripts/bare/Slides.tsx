import { useKeenSlider } from 'keen-slider/react';
import 'keen-slider/keen-slider.min.css';
import { Pictures, type Games } from './Lobby';

/** A carousel as keen-slider makes it. */
export function Slides({ banners }: Pick<Games, 'banners'>) {
  const [slides] = useKeenSlider({ loop: true, slides: { perView: 2, spacing: 20 } });
  return (
    <div ref={slides} className="keen-slider">
      <Pictures banners={banners} className="keen-slider__slide" />
    </div>
  );
}
