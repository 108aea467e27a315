import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { TextLink } from '../Link/TextLink.tsx';
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

/** Keeps what is selected, as a screen does. */
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
  title: 'Components/DataTable',
  component: DataTable<Guest>,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { label: 'Guest list', columns, rows: guestsFor(10), rowId, rowName },
  render: (args) => <Kept {...args} />,
});

const firstCells = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('tbody tr[data-index] a')].map((cell) => cell.textContent);

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Guest list' })).toHaveAttribute(
      'aria-rowcount',
      '11',
    );
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
    await expect(firstCells(canvasElement)).toHaveLength(10);
  },
});

export const Sorting = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Age' });
    const button = within(header).getByRole('button', { name: 'Age' });
    await expect(header).not.toHaveAttribute('aria-sort');
    await userEvent.click(button);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByText('Sorted by Age, ascending').tagName).toBe('OUTPUT');
    await expect(firstCells(canvasElement)[0]).toBe('Wren Calloway');
    // Somebody without an age is last, whichever way.
    await expect(firstCells(canvasElement).at(-1)).toBe('Callum Byrne');
    await userEvent.click(button);
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(firstCells(canvasElement)[0]).toBe('Élodie Martin');
    await expect(firstCells(canvasElement).at(-1)).toBe('Callum Byrne');
    // Accents sort beside their letter.
    await userEvent.click(canvas.getByRole('button', { name: 'Guest' }));
    await expect(firstCells(canvasElement).slice(0, 3)).toEqual([
      'Callum Byrne',
      'Élodie Martin',
      'Hana Sato',
    ]);
    canvas.getByRole('button', { name: 'Guest' }).blur();
  },
});

export const Selection = meta.story({
  args: {
    onSelectedChange: fn(),
    title: '10 guests',
    selectionActions: <Button size="small">Accept all</Button>,
  },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows of this page' });
    const one = canvas.getByRole('checkbox', { name: 'Select Idris Okafor' });
    await userEvent.click(one);
    await expect(one).toBeChecked();
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByText('1 selected').tagName).toBe('OUTPUT');
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByText('10 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Samir Haddad' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set());
    await expect(all).not.toBeChecked();
    await userEvent.click(one);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Hana Sato' }));
    canvas.getByRole('checkbox', { name: 'Select Hana Sato' }).blur();
  },
});

/** The table sorts and pages what it has. What is selected stays so on other pages. */
export const Pages = meta.story({
  args: { rows: guestsFor(286), pageSize: 10, onSelectedChange: fn(), onPageChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
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
    canvas.getByRole('button', { name: 'Guest' }).blur();
  },
});

/** The server sorts and pages: the table asks, and shows what it is given. */
export const ServerPages = meta.story({
  args: {
    rows: guestsFor(10),
    total: 286,
    pageSize: 10,
    page: 3,
    sort: { column: 'name', descending: false },
    onSortChange: fn(),
    onPageChange: fn(),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('21 to 30 of 286')).toBeVisible();
    await expect(firstCells(canvasElement)[0]).toBe('Marisol Vega');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '287');
    const sort = canvas.getByRole('button', { name: 'Guest' });
    await userEvent.click(sort);
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'name', descending: true });
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    sort.blur();
  },
});

export const Columns = meta.story({
  args: { columnPicker: true, title: '10 guests' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    // What it is made of is loaded now.
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    // The column that names the rows stays.
    await expect(within(menu).queryByRole('menuitemcheckbox', { name: 'Guest' })).toBeNull();
    const location = within(menu).getByRole('menuitemcheckbox', { name: 'Location' });
    await expect(location).toBeChecked();
    await userEvent.click(location);
    await expect(location).not.toBeChecked();
    await expect(canvas.queryByRole('columnheader', { name: 'Location', hidden: true })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const trigger = canvas.getByRole('button', { name: 'Columns' });
    await waitFor(() => expect(trigger).toHaveFocus());
    trigger.blur();
  },
});

export const Loading = meta.story({
  args: { rows: [], loading: true, pageSize: 5, onSelectedChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading Guest list').tagName).toBe('OUTPUT');
  },
});

/** Another page is on its way: the old one stays until then. */
export const LoadingAnotherPage = meta.story({
  args: { total: 286, pageSize: 10, page: 2, loading: true, onPageChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(firstCells(canvasElement)).toHaveLength(10);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    next.blur();
  },
});

export const Empty = meta.story({
  args: { rows: [], empty: 'Nobody has asked for a place yet.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has asked for a place yet.')).toBeVisible();
  },
});

export const Problem = meta.story({
  args: {
    rows: [],
    error: <ErrorState message="The guest list could not be fetched." onRetry={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be fetched');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

const nobody: Guest = {
  id: '0',
  name: 'Noor Rahimi',
  username: 'noor',
  picture: '/pictures/portraits/041.jpg',
  ticket: 0,
  status: 'Applied',
  age: null,
  work: null,
  location: '',
};

/** A dash, or the word that the documents give. */
export const MissingContent = meta.story({
  args: {
    rows: [nobody],
    columns: columns.map((column) =>
      column.id === 'location' ? { ...column, missing: 'N/A' } : column,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('—')).toHaveLength(2);
    await expect(canvas.getAllByText('None')).toHaveLength(2);
    await expect(canvas.getByRole('cell', { name: 'N/A' })).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    title: 'Everybody who has asked for a place at the long table on the tenth of December',
    onSelectedChange: fn(),
    columnPicker: true,
    rows: [
      {
        ...nobody,
        name: 'Wolfeschlegelsteinhausenbergerdorff von und zu Ångström',
        work: 'Restores the bindings of books that have been through water, fire and many hands',
        location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
      },
      ...guestsFor(2),
    ],
  },
});

/** 10,000 rows, of which those in sight are made. One that has the focus stays. */
export const ManyRows = meta.story({
  args: { rows: guestsFor(10_000), maxHeight: 480, onSelectedChange: fn(), onOpenRow: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
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
});

/** Tab stops once; arrow keys walk; Space selects; Enter opens; Escape comes back out of a row. */
export const Keyboard = meta.story({
  args: { onSelectedChange: fn(), onOpenRow: fn() },
  play: async ({ args, canvas, userEvent }) => {
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
    row('Marisol Vega').blur();
  },
});

/** The guest list with its decisions at the end of each row. */
export const WithActions = meta.story({
  args: {
    columns: [...columns, actionColumn],
    title: 'Guest list',
    actions: (
      <Button size="small" variant="outline">
        Invite all
      </Button>
    ),
  },
});

const phone = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** On a phone each row is a card: nothing is scrolled for, and values keep their labels. */
export const Narrow = WithActions.extend({
  ...phone,
  args: { onSelectedChange: fn() },
  play: async ({ canvas, userEvent }) => {
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
    canvas.getByRole('button', { name: 'Age' }).blur();
  },
});

export const NarrowPages = Pages.extend({ ...phone, play: undefined });

export const NarrowLoading = Loading.extend({ ...phone, play: undefined });

/** Cards are measured, for they are as high as what they hold. */
export const NarrowManyRows = meta.story({
  ...phone,
  args: { rows: guestsFor(10_000) },
  play: async ({ canvas, canvasElement }) => {
    await expect(firstCells(canvasElement).length).toBeLessThan(30);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  },
});

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

/** What stands in a tab that was not looked at yet has no height to be measured. */
export const NarrowInSecondTab = NarrowManyRows.extend({
  render: (args) => <InSecondTab {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Guests' }));
    const inOrder = guestsFor(5).map(({ name }) => name);
    await waitFor(() => expect(firstCells(canvasElement).slice(0, 5)).toEqual(inOrder));
  },
});

export const RightToLeft = Pages.extend({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: undefined,
});
