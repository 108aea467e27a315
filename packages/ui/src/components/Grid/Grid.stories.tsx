import { expect } from 'storybook/test';
import { picturedByScreens } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Card } from '../Card/Card.tsx';
import { guide } from './Grid.guide.ts';
import { Grid } from './Grid.tsx';
import { SideGrid } from './SideGrid.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Grid',
  component: Grid,
  tags: ['ready'],
  parameters: { guide },
  args: {
    columns: { base: 1, md: 3 },
    children: ['Dinner', 'Sunset', 'Gallery', 'Concert'].map((name) => (
      <Card key={name} style={{ padding: 16 }}>
        {name}
      </Card>
    )),
  },
});

export const Default = meta.story();

Default.test('has three columns in a wide window', async ({ canvas }) => {
  const tops = ['Dinner', 'Sunset', 'Gallery', 'Concert'].map(
    (name) => canvas.getByText(name).getBoundingClientRect().top,
  );
  await expect(new Set(tops.slice(0, 3)).size).toBe(1);
  await expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
});

Default.test(
  'has one column on a phone',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    const first = canvas.getByText('Dinner').getBoundingClientRect();
    const second = canvas.getByText('Sunset').getBoundingClientRect();
    await expect(second.top).toBeGreaterThan(first.bottom);
  },
);

/** As many columns as fit. */
export const AutoFill = meta.story({ args: { columns: 'sm', gap: 3 } });

/** The second column is as wide as its content. */
export const MainAside = meta.story({ args: { columns: 'main-aside', align: 'center' } });

/** A SideGrid: its first column has a width in a wide window. */
export const Side = meta.story({
  parameters: picturedByScreens,
  render: ({ children }) => (
    <SideGrid side="start" width={240}>
      {children}
    </SideGrid>
  ),
});

Side.test('has a column of its width', async ({ canvas }) => {
  const [dinner, sunset] = ['Dinner', 'Sunset'].map((name) =>
    canvas.getByText(name).getBoundingClientRect(),
  );
  await expect(dinner?.width).toBe(240);
  await expect(sunset?.top).toBe(dinner?.top);
});
