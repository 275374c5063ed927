// @vitest-environment jsdom
import '../support/dialog';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppLayout } from '../../src/ui/layout/AppLayout';
import { Link, LinkRenderer } from '../../src/ui/Link';
import { NavLink } from '../../src/ui/NavLink';
import { ToastRegion } from '../../src/ui/ToastRegion';

const layout = (props: {
  sideMenu?: boolean;
  drawerOpen?: boolean;
  onDrawerDismiss?: () => void;
}) => (
  <AppLayout
    skipLabel="Skip to content"
    header="Top"
    footer="Bottom"
    sideLabel="Side menu"
    sideFolded={false}
    sideMenu={props.sideMenu === false ? undefined : <a href="/">Home</a>}
    drawerOpen={props.drawerOpen ?? false}
    onDrawerDismiss={props.onDrawerDismiss ?? vi.fn()}
  >
    <h1>Page</h1>
  </AppLayout>
);

/** A screen on which each media query has the given answer. */
const screenWhere = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

describe('AppLayout', () => {
  beforeEach(() => screenWhere(false));

  it('has its landmarks and a skip link to the content', async () => {
    const user = userEvent.setup();
    render(layout({}));
    expect(screen.getByRole('banner')).toHaveTextContent('Top');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Bottom');
    expect(screen.getByRole('complementary', { name: 'Side menu' })).toBeInTheDocument();
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  it('has no side menu on a page without one', () => {
    render(layout({ sideMenu: false }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('shows the side menu once, in a modal drawer that closes on Escape', async () => {
    const user = userEvent.setup();
    const dismissed = vi.fn();
    render(layout({ drawerOpen: true, onDrawerDismiss: dismissed }));
    const drawer = screen.getByRole('dialog', { name: 'Side menu' });
    expect(within(drawer).getByRole('link', { name: 'Home' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Home' })).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(dismissed).toHaveBeenCalledOnce();
  });

  it('closes the drawer on a wide screen', () => {
    screenWhere(true);
    const dismissed = vi.fn();
    render(layout({ drawerOpen: true, onDrawerDismiss: dismissed }));
    expect(dismissed).toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('links', () => {
  it("are plain without a router, and the router's in the app", () => {
    render(
      <>
        <Link to="/help">Terms</Link>
        <LinkRenderer
          value={({ to, ...rest }) => (
            <a {...rest} href={`/routed${to}`}>
              {rest.children}
            </a>
          )}
        >
          <NavLink to="/live" current>
            Live casino
          </NavLink>
        </LinkRenderer>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/help');
    const routed = screen.getByRole('link', { name: 'Live casino', current: 'page' });
    expect(routed).toHaveAttribute('href', '/routed/live');
  });
});

describe('ToastRegion', () => {
  it('is a status or an alert, stays while hovered, and closes on a press', async () => {
    const user = userEvent.setup();
    const calls = { onDismiss: vi.fn(), onHold: vi.fn(), onRelease: vi.fn() };
    const region = (tone: 'success' | 'danger') => (
      <ToastRegion toast={{ id: tone, tone, text: 'Words' }} dismissLabel="Dismiss" {...calls} />
    );
    const { rerender } = render(<ToastRegion toast={null} dismissLabel="Dismiss" {...calls} />);
    rerender(region('success'));
    expect(screen.getByRole('status')).toHaveTextContent('Words');
    await user.hover(screen.getByText('Words'));
    expect(calls.onHold).toHaveBeenCalled();
    rerender(region('danger'));
    expect(screen.getByRole('alert')).toHaveTextContent('Words');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(calls.onDismiss).toHaveBeenCalledOnce();
  });
});
