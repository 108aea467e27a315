import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { TextLink } from '../Link/TextLink.tsx';
import { guide } from './Table.guide.ts';
import { Table } from './Table.tsx';

const guests = [
  {
    name: 'Noor Rahimi',
    portrait: '026',
    age: 31,
    work: 'Architect',
    ticket: '$20.00',
    state: 'Going',
  },
  {
    name: 'Mateo Ibarra',
    portrait: '010',
    age: 34,
    work: 'Sommelier',
    ticket: '$20.00',
    state: 'Going',
  },
  {
    name: 'Ines Duarte',
    portrait: '057',
    age: 29,
    work: 'Cellist',
    ticket: 'Free',
    state: 'Going',
  },
  {
    name: 'Theo Lindqvist',
    portrait: '115',
    age: 36,
    work: 'Surgeon',
    ticket: '$120.00',
    state: 'Applied',
  },
  {
    name: 'Jonah Weiss',
    portrait: '121',
    age: 38,
    work: 'Bookbinder',
    ticket: '$20.00',
    state: 'Refunded',
  },
];

const head = (
  <thead>
    <tr>
      <th scope="col">Guest</th>
      <th scope="col" data-align="end">
        Age
      </th>
      <th scope="col">Occupation</th>
      <th scope="col" data-align="end">
        Ticket
      </th>
      <th scope="col">Status</th>
    </tr>
  </thead>
);

const rows = guests.map(({ name, portrait, age, work, ticket, state }, index) => (
  <tr key={name}>
    <th scope="row">
      <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Avatar decorative name={name} src={`/pictures/portraits/${portrait}.jpg`} />
        <TextLink href={`/users/${index}`}>{name}</TextLink>
      </span>
    </th>
    <td data-align="end">{age}</td>
    <td>{work}</td>
    <td data-align="end">{ticket}</td>
    <td>
      <Badge tone={state === 'Going' ? 'positive' : 'neutral'}>{state}</Badge>
    </td>
  </tr>
));

const meta = preview.meta({
  title: 'Components/Data/Table',
  component: Table,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Guest list' },
  render: (args) => (
    <Table {...args}>
      {head}
      <tbody>{rows}</tbody>
    </Table>
  ),
});

export const Default = meta.story();

Default.test('is a table in a region, with headers of columns and rows', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Guest list' })).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Guest list' })).toBeVisible();
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
  await expect(canvas.getByRole('rowheader', { name: 'Noor Rahimi' })).toBeVisible();
});

Default.test('takes the focus for scrolling by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('region')).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Noor Rahimi' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect(canvas.getByRole('region')).toHaveFocus();
});

Default.test(
  'scrolls inside a narrow container',
  { decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>] },
  async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(300);
  },
);

/** Rows scroll under the sticky head. */
export const StickyHead = meta.story({
  args: { maxHeight: 200 },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    region.scrollTop = 80;
    const header = canvas.getByRole('columnheader', { name: 'Guest' });
    await expect(header.getBoundingClientRect().top).toBeCloseTo(
      region.getBoundingClientRect().top + 1,
      0,
    );
  },
});

export const Empty = meta.story({
  render: (args) => (
    <Table {...args}>
      {head}
      <tbody>
        <tr>
          <td colSpan={5}>Nobody has a ticket yet.</td>
        </tr>
      </tbody>
    </Table>
  ),
});
