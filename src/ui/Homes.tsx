import { useCallback, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type Home = HTMLElement | undefined;

/** What a home contains; shown where its `HomePlace` is. */
export function Housed({ home, children }: { home: Home; children: ReactNode }) {
  return home ? createPortal(children, home) : null;
}

/** The place of a home: another place in another part of the page takes the same element over. */
export function HomePlace({
  home,
  hidden,
  className,
}: {
  home: Home;
  hidden?: boolean;
  className?: string;
}) {
  const place = useCallback(
    (element: HTMLElement | null) => {
      // An element that is moved loses its focus.
      if (element && home && home.parentElement !== element) element.append(home);
    },
    [home],
  );
  return <div ref={place} hidden={hidden} className={className} />;
}
