import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { LinkProvider } from '../Link/Link.tsx';
import { guide } from './Menu.guide.ts';
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
  title: 'Components/Actions/Menu',
  component: Menu,
  tags: ['ready'],
  parameters: { guide },
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

export const Default = meta.story();

/** Opens, wraps around, moves by letter, follows an entry, closes, and returns the focus. */
Default.test('is operated by keyboard', async ({ canvas, userEvent }) => {
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
  await expect(trigger).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: /Edit Application/ })).toHaveFocus(),
  );
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus());
  await userEvent.keyboard('{Home}i');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /Invitations/ })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await expect(trigger).toHaveFocus();
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

Open.test('runs the pressed entry and closes', async ({ userEvent }) => {
  logOut.mockClear();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
  await expect(logOut).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

/** It opens above the dialog. */
export const InADialog = meta.story({
  tags: ['!autodocs'],
  args: { align: 'start' },
  render: (args) => (
    <Dialog open onOpenChange={() => undefined} title="Your ticket">
      <Menu {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
    const entry = await screen.findByRole('menuitem', { name: /Settings/ });
    await waitFor(() => {
      const { left, top, width, height } = entry.getBoundingClientRect();
      return expect(entry).toContainElement(
        document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
      );
    });
  },
});
