import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { TextLink } from '../Link/TextLink.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../Tabs/Tabs.tsx';
import { guide } from './DataTable.guide.ts';
import { DataTable, type DataTableColumn, type DataTableProps } from './DataTable.tsx';
import { guestsFor, type Guest } from './story-data.ts';

const decide = fn();

const TONES = { Going: 'positive', Applied: 'caution', Refunded: 'neutral' } as const;

const columns: readonly DataTableColumn<Guest>[] = [
  {
    id: 'name',
    header: 'Guest',
    value: ({ name }) => name,
    cell: ({ id, name, picture }) => (
      <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Avatar decorative name={name} src={picture} />
        <TextLink href={`#guest-${id}`}>{name}</TextLink>
      </span>
    ),
    sortable: true,
    width: 240,
  },
  { id: 'age', header: 'Age', value: ({ age }) => age, sortable: true, align: 'end' },
  { id: 'work', header: 'Occupation', value: ({ work }) => work, sortable: true },
  { id: 'location', header: 'Location', value: ({ location }) => location },
  {
    id: 'ticket',
    header: 'Ticket',
    value: ({ ticket }) => ticket,
    cell: ({ ticket }) => (ticket === 0 ? 'Free' : `$${ticket.toFixed(2)}`),
    sortable: true,
    align: 'end',
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <Badge tone={TONES[status]}>{status}</Badge>,
    card: 'aside',
  },
];

const actionColumn: DataTableColumn<Guest> = {
  id: 'actions',
  header: 'Decision',
  headerHidden: true,
  align: 'end',
  card: 'actions',
  cell: (guest) =>
    guest.status === 'Applied' && (
      <>
        <Button size="small" variant="outline" onClick={() => decide('decline', guest.name)}>
          Decline
        </Button>
        <Button size="small" onClick={() => decide('accept', guest.name)}>
          Accept
        </Button>
      </>
    ),
};

const rowId = ({ id }: Guest) => id;
const rowName = ({ name }: Guest) => name;

/** Keeps the selection, as a screen does. */
function Kept({ onSelectedChange, selected: first, ...rest }: DataTableProps<Guest>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(first ?? new Set());
  if (onSelectedChange === undefined) return <DataTable {...rest} />;
  return (
    <DataTable
      {...rest}
      selected={selected}
      onSelectedChange={(next) => {
        setSelected(next);
        onSelectedChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Data/DataTable',
  component: DataTable<Guest>,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Guest list', columns, rows: guestsFor(10), rowId, rowName },
  render: (args) => <Kept {...args} />,
});

const firstCells = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('tbody tr[data-index] a')].map((cell) => cell.textContent);

export const Default = meta.story();

Default.test('is a table with a name and a count of rows', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('table', { name: 'Guest list' })).toHaveAttribute(
    'aria-rowcount',
    '11',
  );
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
  await expect(firstCells(canvasElement)).toHaveLength(10);
});

Default.test(
  'sorts by a column in both directions',
  async ({ canvas, canvasElement, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Age' });
    const button = within(header).getByRole('button', { name: 'Age' });
    await expect(header).not.toHaveAttribute('aria-sort');
    await userEvent.click(button);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByText('Sorted by Age, ascending').tagName).toBe('OUTPUT');
    await expect(firstCells(canvasElement)[0]).toBe('Wren Calloway');
    // A guest without an age is last, in both directions.
    await expect(firstCells(canvasElement).at(-1)).toBe('Callum Byrne');
    await userEvent.click(button);
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(firstCells(canvasElement)[0]).toBe('Élodie Martin');
    await expect(firstCells(canvasElement).at(-1)).toBe('Callum Byrne');
    // Letters with accents sort beside their base letter.
    await userEvent.click(canvas.getByRole('button', { name: 'Guest' }));
    await expect(firstCells(canvasElement).slice(0, 3)).toEqual([
      'Callum Byrne',
      'Élodie Martin',
      'Hana Sato',
    ]);
  },
);

Default.test(
  'asks the server to sort, and shows the rows of the server',
  {
    args: {
      total: 286,
      pageSize: 10,
      page: 3,
      sort: { column: 'name', descending: false },
      onSortChange: fn(),
      onPageChange: fn(),
    },
  },
  async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('21 to 30 of 286')).toBeVisible();
    await expect(firstCells(canvasElement)[0]).toBe('Marisol Vega');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '287');
    await userEvent.click(canvas.getByRole('button', { name: 'Guest' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'name', descending: true });
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
  },
);

Default.test(
  'keeps its page while the next one is loading',
  { args: { total: 286, pageSize: 10, page: 2, loading: true, onPageChange: fn() } },
  async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(firstCells(canvasElement)).toHaveLength(10);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
);

Default.test(
  'shows a dash, or the text of its column, for a missing value',
  {
    args: {
      rows: guestsFor(1).map((guest) => ({ ...guest, age: null, work: null, location: '' })),
      columns: columns.map((column) =>
        column.id === 'location' ? { ...column, missing: 'N/A' } : column,
      ),
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getAllByText('—')).toHaveLength(2);
    await expect(canvas.getAllByText('None')).toHaveLength(2);
    await expect(canvas.getByRole('cell', { name: 'N/A' })).toBeVisible();
  },
);

Default.test(
  'is one tab stop; arrow keys move, Space selects, Enter opens, Escape leaves a row',
  { args: { onSelectedChange: fn(), onOpenRow: fn() } },
  async ({ args, canvas, userEvent }) => {
    const row = (name: string) => canvas.getByRole('link', { name }).closest('tr') as HTMLElement;
    canvas.getByRole('button', { name: 'Ticket' }).focus();
    await userEvent.tab();
    await expect(row('Marisol Vega')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(row('Idris Okafor')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Select Idris Okafor' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenRow).toHaveBeenLastCalledWith(args.rows[1]);
    await userEvent.keyboard('{End}');
    await expect(row('Élodie Martin')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(row('Élodie Martin')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select Élodie Martin' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(row('Élodie Martin')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(row('Marisol Vega')).toHaveFocus();
  },
);

const manyGuests = guestsFor(10_000);

Default.test(
  'renders only the visible rows of many, and keeps the focused row',
  { args: { rows: manyGuests, maxHeight: 480, onSelectedChange: fn(), onOpenRow: fn() } },
  async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect(firstCells(canvasElement).length).toBeLessThan(30);
    const first = canvas.getAllByRole('row')[1] as HTMLElement;
    first.focus();
    const region = canvas.getByRole('region');
    region.scrollTop = 240_000;
    await waitFor(() =>
      expect(canvasElement.querySelector('tr[aria-rowindex="5004"]')).not.toBeNull(),
    );
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    const last = canvasElement.querySelector<HTMLElement>('tr[aria-rowindex="10001"]');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenRow).toHaveBeenLastCalledWith(args.rows.at(-1));
    await userEvent.keyboard('{Home}');
    await expect(document.activeElement).toHaveAttribute('aria-rowindex', '2');
    await waitFor(() => expect(region.scrollTop).toBe(0));
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(firstCells(canvasElement).length).toBeLessThan(30));
  },
);

const phone = { globals: { viewport: { value: 'phone', isRotated: false } } };

Default.test(
  'renders only the visible cards of many',
  { ...phone, args: { rows: manyGuests } },
  async ({ canvas, canvasElement }) => {
    await expect(firstCells(canvasElement).length).toBeLessThan(30);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  },
);

function InSecondTab(props: DataTableProps<Guest>) {
  const [tab, setTab] = useState('summary');
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabList label="Event">
        <Tab value="summary">Summary</Tab>
        <Tab value="guests">Guests</Tab>
      </TabList>
      <TabPanel value="summary">10,000 people are on the list.</TabPanel>
      <TabPanel value="guests" keepMounted>
        <Kept {...props} />
      </TabPanel>
    </Tabs>
  );
}

// A card has no height to measure before its tab is shown.
Default.test(
  'keeps the order of its cards in a tab that is opened later',
  { ...phone, args: { rows: manyGuests }, render: (args) => <InSecondTab {...args} /> },
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Guests' }));
    const inOrder = guestsFor(5).map(({ name }) => name);
    await waitFor(() => expect(firstCells(canvasElement).slice(0, 5)).toEqual(inOrder));
  },
);

Default.test(
  'sorts and pages its own rows, and keeps the selection on other pages',
  { args: { rows: guestsFor(286), pageSize: 10, onSelectedChange: fn(), onPageChange: fn() } },
  async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('1 to 10 of 286')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Idris Okafor' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByText('11 to 20 of 286').tagName).toBe('OUTPUT');
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(canvasElement.querySelector('tbody tr')).toHaveAttribute('aria-rowindex', '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Guest' }));
    await expect(canvas.getByText('1 to 10 of 286')).toBeVisible();
    await expect(firstCells(canvasElement)[0]).toBe('Callum Byrne');
  },
);

/** The guest list, sorted, with its decision buttons at the end of each row. */
export const WithActions = meta.story({
  args: {
    columns: [...columns, actionColumn],
    defaultSort: { column: 'name', descending: false },
    title: 'Guest list',
    actions: (
      <Button size="small" variant="outline">
        Invite all
      </Button>
    ),
  },
});

/** Selected rows, of a page of the server. */
export const Selection = meta.story({
  args: {
    onSelectedChange: fn(),
    total: 286,
    pageSize: 10,
    page: 1,
    onPageChange: fn(),
    title: '286 guests',
    selectionActions: <Button size="small">Accept all</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    const one = canvas.getByRole('checkbox', { name: 'Select Idris Okafor' });
    await userEvent.click(one);
    await expect(one).toBeChecked();
    await expect(canvas.getByText('1 selected').tagName).toBe('OUTPUT');
    const other = canvas.getByRole('checkbox', { name: 'Select Hana Sato' });
    await userEvent.click(other);
    other.blur();
  },
});

Selection.test('selects all rows of the page, and none', async ({ args, canvas, userEvent }) => {
  const all = canvas.getByRole('checkbox', { name: 'Select all rows of this page' });
  await expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  await expect(all).toBeChecked();
  await expect(canvas.getByText('10 selected')).toBeVisible();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Samir Haddad' }));
  await expect(all).toBePartiallyChecked();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
  await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set());
  await expect(canvas.getByRole('region', { name: 'Guest list' })).toHaveFocus();
  await expect(all).not.toBeChecked();
});

/** The menu of columns. The column that names the rows is not in it. */
export const Columns = meta.story({
  args: { columnPicker: true, title: '10 guests' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    // The code of the menu is preloaded.
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
});

Columns.test('hides a column, and returns the focus with Escape', async ({ canvas, userEvent }) => {
  const menu = within(screen.getByRole('menu'));
  await expect(menu.queryByRole('menuitemcheckbox', { name: 'Guest' })).toBeNull();
  const location = menu.getByRole('menuitemcheckbox', { name: 'Location' });
  await expect(location).toBeChecked();
  await userEvent.click(location);
  await expect(location).not.toBeChecked();
  await expect(canvas.queryByRole('columnheader', { name: 'Location', hidden: true })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
});

export const Loading = meta.story({
  args: { rows: [], loading: true, pageSize: 5, onSelectedChange: fn() },
});

Loading.test('announces that it is busy', async ({ canvas }) => {
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect(canvas.getByText('Loading Guest list').tagName).toBe('OUTPUT');
});

/** The empty table, and the table after a failed request. */
export const WithoutRows = meta.story({
  args: { rows: [] },
  render: (args) => (
    <Stack gap={6}>
      <DataTable {...args} empty="There are no requests yet." />
      <DataTable
        {...args}
        label="Waiting list"
        error={
          <ErrorState message="The waiting list could not be fetched." onRetry={() => undefined} />
        }
      />
    </Stack>
  ),
});

/** On a phone each row is a card: the table does not scroll sideways, and values keep their labels. */
export const AsCards = WithActions.extend({
  ...phone,
  args: { onSelectedChange: fn(), pageSize: 4 },
});

AsCards.test(
  'keeps its row actions, its selection and its order',
  async ({ canvas, userEvent }) => {
    decide.mockClear();
    await expect(innerWidth).toBe(390);
    const region = canvas.getByRole('region', { name: 'Guest list' });
    await expect(region.scrollWidth).toBe(region.clientWidth);
    const row = canvas.getByRole('row', { name: /Idris Okafor/ });
    await expect(within(row).getAllByRole('cell').length).toBeGreaterThan(5);
    const accept = within(row).getByRole('button', { name: 'Accept' });
    await expect(accept.getBoundingClientRect().right).toBeLessThan(390);
    await userEvent.click(accept);
    await expect(decide).toHaveBeenCalledWith('accept', 'Idris Okafor');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Idris Okafor' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Age' }));
    await expect(canvas.getByRole('columnheader', { name: 'Age' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
);

/** Columns in the given order, each in its place on the cards. */
const inPlaces = (
  places: Readonly<Record<string, NonNullable<DataTableColumn<Guest>['card']>>>,
): DataTableColumn<Guest>[] =>
  Object.entries(places).flatMap(([id, card]) =>
    columns.filter((column) => column.id === id).map((column) => ({ ...column, card })),
  );

const fieldColumns = inPlaces({
  name: 'title',
  status: 'aside',
  age: 'short-field',
  ticket: 'short-field',
  location: 'short-field',
  work: 'long-field',
});

const lineColumns: readonly DataTableColumn<Guest>[] = [
  ...inPlaces({ name: 'title', status: 'aside', age: 'line', ticket: 'line', location: 'line' }),
  {
    id: 'accept',
    header: 'Decision',
    headerHidden: true,
    card: 'line-actions',
    cell: ({ name, status }) =>
      status === 'Applied' && (
        <Button size="small" onClick={() => decide('accept', name)}>
          Accept
        </Button>
      ),
  },
];

/**
 * The other places on cards. Three short values share a line, and a long one has a line for itself. Or the values are
 * one muted line without labels, with the action at its end.
 */
export const PlacesOnCards = meta.story({
  ...phone,
  args: { rows: guestsFor(2) },
  render: (args) => (
    <Stack gap={6}>
      <DataTable {...args} columns={fieldColumns} />
      <DataTable {...args} columns={lineColumns} label="Requests" />
    </Stack>
  ),
});

PlacesOnCards.test('puts values on the same line', async ({ canvas }) => {
  const placesIn = (name: string) => {
    const row = within(canvas.getByRole('table', { name })).getByRole('row', {
      name: /Idris Okafor/,
    });
    return (text: string) => within(row).getByText(text).getBoundingClientRect();
  };
  const field = placesIn('Guest list');
  await expect(field('Toronto').top).toBe(field('35').top);
  await expect(field('$20.00').top).toBe(field('35').top);
  await expect(field('Sommelier').top).toBeGreaterThan(field('35').bottom);
  const value = placesIn('Requests');
  await expect(value('Toronto').top).toBe(value('35').top);
  await expect(value('Accept').left).toBeGreaterThan(value('Toronto').right);
  await expect(value('Accept').top).toBeLessThan(value('35').bottom);
  await expect(value('Accept').bottom).toBeGreaterThan(value('35').top);
});

/** The skeletons of the cards. */
export const LoadingAsCards = Loading.extend({ ...phone, args: { pageSize: 3 } });
