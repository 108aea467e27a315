import type { ActiveUser } from '@perigee/api';
import { activeUser, activeUsers } from '@perigee/api/fixtures';
import { messages } from '@perigee/domain';
import { activeUsersMessages, NO_USER_SEARCH, type UserSearch } from '@perigee/domain/admin';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { loading, ready } from '../../../loadable.ts';
import { ActiveUsersPage, type ActiveUsersPageProps } from './ActiveUsersPage.tsx';

/** As many members as fill several pages. */
const usersFor = (count: number): ActiveUser[] =>
  Array.from({ length: count }, (_, index) => {
    const user = activeUsers[index % activeUsers.length] ?? activeUser;
    const round = Math.floor(index / activeUsers.length);
    return round === 0
      ? user
      : { ...user, id: user.id + round * 100, name: `${user.name} ${round + 1}` };
  });

/** Keeps the search and the page, as the address does. */
function InAddress({ search: first, page: firstPage, ...rest }: ActiveUsersPageProps) {
  const [{ search, page }, setAddress] = useState({ search: first, page: firstPage });
  return (
    <ActiveUsersPage
      {...rest}
      search={search}
      page={page}
      onSearch={(next) => {
        rest.onSearch(next);
        setAddress({ search: next, page: 1 });
      }}
      onPage={(next) => setAddress({ search, page: next })}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Admin/Active users',
  component: ActiveUsersPage,
  parameters: { ...portalParameters, adminPage: 'users' },
  decorators: [inAdmin],
  render: (args) => <InAddress {...args} />,
  args: {
    users: ready<readonly ActiveUser[]>(activeUsers),
    search: NO_USER_SEARCH,
    onSearch: fn<ActiveUsersPageProps['onSearch']>(),
    page: 1,
    onPage: fn(),
    onOpenUser: fn(),
    userHref: ({ id }) => `/admin/users/${id}`,
    aiHref: ({ id }) => `/admin/users/${id}/ai`,
    now: new Date('2026-12-01T12:00:00Z'),
  },
});

const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('td')].map((cell) => cell.textContent);

export const Rows = meta.story({ parameters: otherPortalTheme });

Rows.test('has the columns of the documents', async ({ canvas }) => {
  const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
  await expect(heads.join(', ')).toBe('ID, Name, Age, Gender, Pref., hNum, Approved, AI');
  const row = canvas.getByRole('row', { name: /Idris Okafor/ });
  await expect(within(row).getByRole('link', { name: 'Idris Okafor' })).toHaveAttribute(
    'href',
    '/admin/users/1021',
  );
  await expect(
    within(row).getByRole('link', { name: 'AI compatibility of Idris Okafor' }),
  ).toHaveAttribute('href', '/admin/users/1021/ai');
});

Rows.test('computes the age, and marks what is missing', async ({ canvas }) => {
  const idris = cellsOf(canvas.getByRole('row', { name: /Idris Okafor/ }));
  await expect(idris.slice(2, 6)).toEqual(['35', 'M', 'F', '7']);
  const emil = cellsOf(canvas.getByRole('row', { name: /Emil Novak/ }));
  await expect(emil.slice(2, 7)).toEqual(['—None', 'M', 'Everyone', '—None', '—None']);
});

Rows.test('walks by arrow keys and opens by Enter', async ({ args, canvas, userEvent }) => {
  canvas.getByRole('row', { name: /Noor Haddad/ }).focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(args.onOpenUser).toHaveBeenCalledWith(activeUser);
});

const openSearch = async () =>
  within(await screen.findByRole('dialog', { name: 'Search for users' }));

Rows.test('opens the search by its key, which is not typed', async ({ userEvent }) => {
  await userEvent.keyboard('/');
  const drawer = await openSearch();
  const field = drawer.getByLabelText('Search by name, email, username, or User ID');
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field).toHaveValue('');
});

/** Of five pages, the second. */
export const Paged = meta.story({
  args: { users: ready<readonly ActiveUser[]>(usersFor(412)), page: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('101 to 200 of 412')).toBeVisible();
  },
});

Paged.test('shows the last page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }));
  await expect(await canvas.findByText('401 to 412 of 412')).toBeVisible();
  await expect(canvas.getAllByRole('row')).toHaveLength(13);
});

const narrowed: UserSearch = {
  text: '',
  about: { gender: 'F', minAge: 28, maxAge: 36, minHNum: 7 },
  lookingFor: { genderPreference: 'M' },
};

/** Each filter can be taken away alone. */
export const Filtered = meta.story({
  args: {
    search: narrowed,
    users: ready<readonly ActiveUser[]>(
      activeUsers.filter(({ gender, hNum }) => gender === 'F' && (hNum ?? 0) >= 7),
    ),
  },
});

Filtered.test('takes filters away one by one, with the focus on the next', async (context) => {
  const { args, canvas, userEvent } = context;
  await userEvent.click(
    canvas.getByRole('button', { name: 'Remove About the user: Age 28 to 36' }),
  );
  await expect(args.onSearch).toHaveBeenLastCalledWith({
    ...narrowed,
    about: { gender: 'F', minAge: undefined, maxAge: undefined, minHNum: 7 },
  });
  await expect(
    canvas.getByRole('button', { name: 'Remove About the user: hNum from 7' }),
  ).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(
    canvas.getByRole('button', { name: 'Remove Looking for: Gender preference M' }),
  ).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect(canvas.getByRole('button', { name: 'Search for users' })).toHaveFocus();
  await expect(canvas.queryByRole('list', { name: 'Filters' })).toBeNull();
});

Filtered.test('resets all filters', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reset filters' }));
  await expect(args.onSearch).toHaveBeenLastCalledWith(NO_USER_SEARCH);
  await expect(canvas.getByRole('button', { name: 'Search for users' })).toHaveFocus();
});

/** The users of the last search stay until the others are loaded. */
Filtered.test('is busy while it searches', { args: { isSearching: true } }, async ({ canvas }) => {
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect(canvas.getByText('Noor Haddad')).toBeVisible();
});

export const Loading = meta.story({ args: { users: loading } });

/** No user fits the filters. */
export const Empty = meta.story({
  args: { users: ready([]), search: { ...narrowed, text: 'zzz' } },
});

Empty.test('resets the filters', async ({ args, canvas, userEvent }) => {
  const [, reset] = canvas.getAllByRole('button', { name: 'Reset filters' });
  await userEvent.click(reset as HTMLElement);
  await expect(args.onSearch).toHaveBeenLastCalledWith(NO_USER_SEARCH);
  await expect(canvas.getByText(activeUsersMessages.none)).toBeVisible();
});

export const LoadFailed = meta.story({
  args: { users: { status: 'error', message: messages.unableToProcess, onRetry: fn() } },
});

/** The search form: a drawer, from the foot of a phone. */
export const SearchOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search for users' }));
    const drawer = await openSearch();
    await waitFor(() => expect(drawer.getByRole('searchbox')).toHaveFocus());
  },
});

const choose = async (
  userEvent: { click: (element: Element) => Promise<void> },
  field: HTMLElement,
  name: string,
) => {
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

SearchOpen.test('searches for what is chosen, by Enter', async ({ args, canvas, userEvent }) => {
  const drawer = await openSearch();
  const about = within(drawer.getByRole('group', { name: 'About the user' }));
  const wanted = within(drawer.getByRole('group', { name: 'What they are looking for' }));
  await choose(userEvent, about.getByRole('combobox', { name: 'Gender' }), 'F');
  await choose(userEvent, about.getByRole('combobox', { name: 'Max hNum' }), '7');
  await choose(userEvent, wanted.getByRole('combobox', { name: 'Religion' }), 'Jewish');
  await expect(args.onSearch).not.toHaveBeenCalled();
  await userEvent.type(drawer.getByRole('searchbox'), 'noor{Enter}');
  await expect(args.onSearch).toHaveBeenCalledOnce();
  await expect(args.onSearch).toHaveBeenCalledWith({
    text: 'noor',
    about: { gender: 'F', maxHNum: 7 },
    lookingFor: { religion: 'Jewish' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = canvas.getByRole('button', { name: 'Search for users (4 filters)' });
  await waitFor(() => expect(button).toHaveFocus());
});

SearchOpen.test('offers no minimum above the maximum', async ({ userEvent }) => {
  const drawer = await openSearch();
  await choose(userEvent, drawer.getByRole('combobox', { name: 'Max hNum' }), '3');
  await userEvent.click(drawer.getByRole('combobox', { name: 'Min hNum' }));
  const options = await screen.findAllByRole('option');
  await expect(options.map((option) => option.textContent)).toEqual(['Any', '1', '2', '3']);
});

SearchOpen.test('forgets what was not searched for', async ({ args, canvas, userEvent }) => {
  await userEvent.type((await openSearch()).getByRole('searchbox'), 'noor');
  await userEvent.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onSearch).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Search for users' }));
  await expect((await openSearch()).getByRole('searchbox')).toHaveValue('');
});

/** It opens with the filters of the list. */
export const SearchFilled = meta.story({
  args: { search: { ...narrowed, text: 'noor' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Search for users/ }));
    const drawer = await openSearch();
    await waitFor(() => expect(drawer.getByRole('searchbox')).toHaveValue('noor'));
    await expect(drawer.getByRole('combobox', { name: 'Min Age' })).toHaveTextContent('28');
  },
});

SearchFilled.test('clears the form, and then the list', async ({ args, userEvent }) => {
  const drawer = await openSearch();
  await userEvent.click(drawer.getByRole('button', { name: 'Reset filters' }));
  await expect(drawer.getByRole('searchbox')).toHaveValue('');
  await expect(drawer.getByRole('combobox', { name: 'Min Age' })).toHaveTextContent('Min');
  await expect(args.onSearch).not.toHaveBeenCalled();
  await userEvent.click(drawer.getByRole('button', { name: 'Show results' }));
  await expect(args.onSearch).toHaveBeenCalledWith(NO_USER_SEARCH);
});

SearchFilled.test('takes one choice back', async ({ args, userEvent }) => {
  const drawer = await openSearch();
  await choose(userEvent, drawer.getByRole('combobox', { name: 'Max Age' }), 'Any');
  await userEvent.click(drawer.getByRole('button', { name: 'Show results' }));
  await expect(args.onSearch).toHaveBeenCalledWith({
    ...narrowed,
    text: 'noor',
    about: { ...narrowed.about, maxAge: undefined },
  });
});
