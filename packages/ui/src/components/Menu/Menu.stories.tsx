import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { LinkProvider } from '../Link/Link.tsx';
import { Menu, type MenuEntry } from './Menu.tsx';

const logOut = fn();
const navigate = fn();

const entries: MenuEntry[] = [
  { label: 'Edit Application', href: '/profile' },
  { label: 'Invitations', href: '/events/supper', badge: '1' },
  { label: 'Settings', href: '/account' },
  { label: 'Log out', onSelect: logOut, tone: 'danger', startsGroup: true },
];

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  args: {
    trigger: <Button variant="outline">Account</Button>,
    entries,
  },
  decorators: [
    (Story) => (
      <LinkProvider
        component={({ href, children, ...rest }) => (
          <a
            {...rest}
            href={href}
            onClick={(event) => {
              event.preventDefault();
              rest.onClick?.(event);
              navigate(href);
            }}
          >
            {children}
          </a>
        )}
      >
        <div style={{ display: 'flex', justifyContent: 'end' }}>{Story()}</div>
      </LinkProvider>
    ),
  ],
});

export const Closed = meta.story();

export const HungFromTheStart = meta.story({
  args: { align: 'start' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: /Settings/ })).toHaveAttribute(
      'href',
      '/account',
    );
  },
});

export const LongEntries = meta.story({
  args: {
    entries: [
      {
        label: 'An invitation to a supper by the lake that goes on for long',
        href: '/a',
        badge: '12',
      },
      ...Array.from({ length: 24 }, (_, index) => ({ label: `Entry ${index + 1}`, href: '/b' })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('menuitem', { name: /Edit Application/ });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Settings/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/account');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
});

export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    logOut.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await expect(logOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});
