import { limits } from '@perigee/domain';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './ReadMore.guide.ts';
import { ReadMore } from './ReadMore.tsx';

const DESCRIPTION =
  'Eight introductions by candlelight, ten minutes each, then the rest of the night to yourselves. We seat you across from people our matchmakers chose for you, pour something good, and keep the phones in a drawer by the door. Come hungry: supper is served at nine, when the rounds are done, and nobody is in a hurry to leave. There is a piano, and no rule against it.';

const meta = preview.meta({
  title: 'Components/Layout/ReadMore',
  component: ReadMore,
  tags: ['ready'],
  parameters: { guide },
  args: { children: DESCRIPTION },
  decorators: [(Story) => <div style={{ maxWidth: '64ch' }}>{Story()}</div>],
});

/** The visible part of a text before its ellipsis. */
const beginning = (button: HTMLElement) => button.parentElement?.textContent.split('…')[0];

export const Default = meta.story();

Default.test('shows the first 300 characters', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'read more' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(beginning(button)).toBe(
    DESCRIPTION.slice(0, limits.event.pageDescriptionLength).trimEnd(),
  );
});

Default.test(
  'shows the whole words of a given length',
  { args: { most: 60 } },
  async ({ canvas }) => {
    await expect(beginning(canvas.getByRole('button'))).toBe(
      'Eight introductions by candlelight, ten minutes each, then',
    );
  },
);

Default.test(
  'has no button up to 300 characters',
  { args: { children: 'x'.repeat(5).concat(' ').repeat(50) } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

Default.test('opens and closes by keyboard', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button');
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toHaveFocus();
});

export const Expanded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'read more' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('read less');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/no rule against it\./)).toBeVisible();
  },
});
