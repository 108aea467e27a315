import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './Pagination.guide.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Paged({ page: first, onPageChange, ...rest }: PaginationProps) {
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
  title: 'Components/Pagination',
  component: Pagination,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  globals: { viewport: { value: 'desktop' } },
  args: { page: 1, pages: 29, onPageChange: fn() },
  render: (args) => <Paged {...args} />,
});

const namesIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('li:has(button[aria-label^="Page"]), li[aria-hidden]')].map(
    (item) => item.textContent,
  );

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 1');
    await expect(namesIn(canvasElement)).toEqual(['1', '2', '3', '4', '5', '…', '29']);
  },
});

export const Middle = meta.story({
  args: { page: 14 },
  play: async ({ canvasElement }) => {
    await expect(namesIn(canvasElement)).toEqual(['1', '…', '13', '14', '15', '…', '29']);
  },
});

export const Last = meta.story({
  args: { page: 29 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(namesIn(canvasElement)).toEqual(['1', '…', '25', '26', '27', '28', '29']);
    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    next.blur();
  },
});

export const FewPages = meta.story({ args: { page: 2, pages: 3 } });

/** With one page there is nothing to choose. */
export const OnePage = meta.story({
  args: { pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** The page that was asked for is on its way. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation')).toHaveAttribute('aria-busy', 'true');
    const second = canvas.getByRole('button', { name: 'Page 2' });
    await userEvent.click(second);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    second.blur();
  },
});

export const LongContent = meta.story({ args: { page: 104_857, pages: 1_048_576 } });

/** On a phone: where one is, and a step each way. */
export const Narrow = meta.story({
  args: { page: 14 },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 14 of 29')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 13' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  args: { page: 14 },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

/** The focus stays on what was pressed, to the last page. */
export const Keyboard = meta.story({
  args: { page: 1, pages: 3 },
  play: async ({ args, canvas, userEvent }) => {
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
    canvas.getByRole('button', { current: 'page' }).blur();
  },
});
