import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './Pagination.guide.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function ControlledField({ page: first, onPageChange, ...rest }: PaginationProps) {
  const [page, setPage] = useState(first);
  return (
    <Pagination
      {...rest}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        onPageChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Data/Pagination',
  component: Pagination,
  tags: ['ready'],
  parameters: { guide },
  globals: { viewport: { value: 'desktop' } },
  args: { page: 1, pages: 29, onPageChange: fn() },
  render: (args) => <ControlledField {...args} />,
});

export const Default = meta.story();

Default.test(
  'does nothing at the end',
  { args: { page: 29 } },
  async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
);

Default.test('shows nothing for one page', { args: { pages: 1 } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

/** The focus stays on the pressed button, up to the last page. */
Default.test(
  'is operated by keyboard',
  { args: { page: 1, pages: 3 } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveFocus();
  },
);

/** In a narrow container it shows the current page, with a button for each direction. */
export const Places = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      <ControlledField {...args} label="At the beginning" />
      <ControlledField {...args} label="In the middle" page={14} />
      <ControlledField {...args} label="At the end" page={29} />
      <ControlledField {...args} label="Few pages" page={2} pages={3} />
      <div style={{ width: 280 }}>
        <ControlledField {...args} label="In a narrow place" page={14} />
      </div>
    </div>
  ),
});

const namesIn = (nav: HTMLElement) =>
  [...nav.querySelectorAll('li:has(button[aria-label^="Page"]), li[aria-hidden]')].map(
    (item) => item.textContent,
  );

Places.test('leaves out the pages that are far from the current one', async ({ canvas }) => {
  const nav = (name: string) => canvas.getByRole('navigation', { name });
  const beginning = nav('At the beginning');
  await expect(namesIn(beginning)).toEqual(['1', '2', '3', '4', '5', '…', '29']);
  await expect(within(beginning).getByRole('button', { current: 'page' })).toHaveAccessibleName(
    'Page 1',
  );
  await expect(namesIn(nav('In the middle'))).toEqual(['1', '…', '13', '14', '15', '…', '29']);
  await expect(namesIn(nav('At the end'))).toEqual(['1', '…', '25', '26', '27', '28', '29']);
  const narrow = within(nav('In a narrow place'));
  await expect(narrow.getByText('Page 14 of 29')).toBeVisible();
  await expect(narrow.queryByRole('button', { name: 'Page 13' })).toBeNull();
  await expect(narrow.getByRole('button', { name: 'Next page' })).toBeVisible();
});

/** The requested page is loading: the pagination looks unchanged. */
export const Busy = meta.story({ args: { busy: true } });

Busy.test('does nothing while it is busy', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('navigation', { name: 'Pages' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
  await expect(args.onPageChange).not.toHaveBeenCalled();
});
