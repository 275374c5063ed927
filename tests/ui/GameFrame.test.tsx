// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FullscreenButton } from '../../src/ui/FullscreenButton';
import { GameFrame } from '../../src/ui/GameFrame';
import { useFullscreen } from '../../src/ui/hooks/useFullscreen';

const HOME = 'https://games.example';

describe('GameFrame', () => {
  const frame = (onMessage: (data: unknown) => void, onLoad = vi.fn()) => (
    <GameFrame
      title="Golden Padauk"
      src="about:blank"
      sandbox="allow-scripts allow-forms"
      allow="autoplay"
      expectedOrigin={HOME}
      onMessage={onMessage}
      onLoad={onLoad}
    />
  );
  const post = (source: Window | null, origin: string) =>
    window.dispatchEvent(new MessageEvent('message', { source, origin, data: { type: 'closed' } }));

  it('has a name, and only the permissions it needs', () => {
    const loaded = vi.fn();
    render(frame(vi.fn(), loaded));
    const element = screen.getByTitle('Golden Padauk');
    expect(element).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
    expect(element).toHaveAttribute('allow', 'autoplay');
    expect(element).toHaveAttribute('referrerpolicy', 'strict-origin');
    fireEvent.load(element);
    expect(loaded).toHaveBeenCalled();
  });

  it('accepts messages of its own page at the expected origin only', () => {
    const heard = vi.fn();
    render(frame(heard));
    const own = screen.getByTitle<HTMLIFrameElement>('Golden Padauk').contentWindow;
    post(own, 'https://elsewhere.example');
    post(window, HOME);
    post(null, HOME);
    expect(heard).not.toHaveBeenCalled();
    post(own, HOME);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'closed' });
  });
});

describe('FullscreenButton', () => {
  function Example() {
    const [box, fullscreen] = useFullscreen();
    return (
      <div ref={box}>
        <FullscreenButton
          fullscreen={fullscreen}
          enterLabel="Full screen"
          leaveLabel="Leave full screen"
        />
      </div>
    );
  }
  const set = (name: 'fullscreenEnabled' | 'fullscreenElement', value: unknown) =>
    Object.defineProperty(document, name, { value, configurable: true });
  afterEach(() => {
    set('fullscreenEnabled', undefined);
    set('fullscreenElement', null);
  });

  it('enters and leaves full screen', () => {
    set('fullscreenEnabled', true);
    set('fullscreenElement', null);
    Element.prototype.requestFullscreen = function request(this: Element) {
      set('fullscreenElement', this);
      return Promise.resolve();
    };
    document.exitFullscreen = vi.fn(() => Promise.resolve());
    render(<Example />);
    fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    act(() => {
      document.dispatchEvent(new Event('fullscreenchange'));
    });
    fireEvent.click(screen.getByRole('button', { name: 'Leave full screen' }));
    expect(document.exitFullscreen).toHaveBeenCalledOnce();
  });

  it('hands the focus to the one inside, and back', () => {
    set('fullscreenEnabled', true);
    set('fullscreenElement', null);
    function Two() {
      const [box, fullscreen] = useFullscreen();
      const button = (
        <FullscreenButton
          fullscreen={fullscreen}
          enterLabel="Full screen"
          leaveLabel="Leave full screen"
        />
      );
      return (
        <>
          <div hidden={fullscreen.isFullscreen}>{button}</div>
          <div ref={box} role="group" aria-label="Stage">
            <div hidden={!fullscreen.isFullscreen}>{button}</div>
          </div>
        </>
      );
    }
    render(<Two />);
    const box = screen.getByRole('group', { name: 'Stage' });
    const show = (element: Element | null) =>
      act(() => {
        set('fullscreenElement', element);
        document.dispatchEvent(new Event('fullscreenchange'));
      });
    screen.getByRole('button', { name: 'Full screen' }).focus();
    show(box);
    expect(within(box).getByRole('button', { name: 'Leave full screen' })).toHaveFocus();
    show(null);
    expect(screen.getByRole('button', { name: 'Full screen' })).toHaveFocus();
  });

  it('is absent when the browser has no full screen', () => {
    set('fullscreenEnabled', false);
    render(<Example />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
