import { useCallback, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type PortalNode = HTMLElement | undefined;

/** Renders into a portal node; shown where the `OutPortal` of the node is. */
export function InPortal({ node, children }: { node: PortalNode; children: ReactNode }) {
  return node ? createPortal(children, node) : null;
}

/** Where a portal node is shown: one in another part of the page takes the same element over. */
export function OutPortal({
  node,
  hidden,
  className,
}: {
  node: PortalNode;
  hidden?: boolean;
  className?: string;
}) {
  const place = useCallback(
    (element: HTMLElement | null) => {
      // An element that is moved loses its focus.
      if (element && node && node.parentElement !== element) element.append(node);
    },
    [node],
  );
  return <div ref={place} hidden={hidden} className={className} />;
}
