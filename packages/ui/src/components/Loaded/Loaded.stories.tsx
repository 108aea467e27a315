import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { loading, ready, type Loadable } from '../../loadable.ts';
import { InlineError } from '../InlineError/InlineError.tsx';
import { Section } from '../Section/Section.tsx';
import { Skeleton, SkeletonRegion } from '../Skeleton/Skeleton.tsx';
import { guide } from './Loaded.guide.ts';
import { Loaded, type LoadedProps } from './Loaded.tsx';

const onRetry = fn();
const failed = { status: 'error', message: messages.unableToProcess, onRetry } as const;
const value = ready('Three evenings near you') as Loadable<unknown>;

const meta = preview.meta({
  title: 'Components/Feedback/Loaded',
  component: Loaded,
  tags: ['ready'],
  parameters: { guide },
  args: {
    value,
    skeleton: (
      <SkeletonRegion label="Loading the evenings">
        <Skeleton width={180} height={24} />
      </SkeletonRegion>
    ),
    children: (data) => <p>{String(data)}</p>,
  },
});

export const Default = meta.story();

export const Loading = meta.story({ args: { value: loading } });

export const Failed = meta.story({ args: { value: failed } });

/** In place of an ErrorState, which would be larger than the content. */
export const FailedInASmallPlace = meta.story({
  args: { value: failed, renderError: ({ message }) => <InlineError text={message} /> },
});

Default.test('draws the data', async ({ canvas }) => {
  await expect(canvas.getByText('Three evenings near you')).toBeVisible();
  await expect(canvas.queryByRole('status')).toBeNull();
});

Loading.test('announces what loads', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading the evenings');
});

Failed.test('announces the failure, and tries again', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(messages.unableToProcess);
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

Failed.test(
  'names the missing content at the level of its place',
  { args: { errorTitle: 'The evenings could not be shown', level: 3 } },
  async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 3, name: 'The evenings could not be shown' }),
    ).toBeVisible();
  },
);

/** Gets what ends the retry. */
const onRetried = fn<(end: () => void) => void>();

/** A part of a page whose retry takes until the test ends it. */
function Retried(props: LoadedProps<unknown>) {
  const retry = () => {
    setPart({ ...failed, retrying: true });
    onRetried(() => setPart(value));
  };
  const [part, setPart] = useState<Loadable<unknown>>({ ...failed, onRetry: retry });
  return (
    <Section title="Near you">
      <Loaded {...props} value={part} />
    </Section>
  );
}

Failed.test(
  'keeps the pressed button while it tries again, and then moves the focus to the heading of its part',
  { render: (args) => <Retried {...args} /> },
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    onRetried.mock.lastCall?.[0]();
    await canvas.findByText('Three evenings near you');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Near you' })).toHaveFocus());
  },
);

FailedInASmallPlace.test('draws the failure as its owner says', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(messages.unableToProcess);
  await expect(canvas.queryByRole('heading')).toBeNull();
});
