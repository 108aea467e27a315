import { useState } from 'react';
import { expect } from 'storybook/test';
import { messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { guide } from './Problem.guide.ts';
import { Problem } from './Problem.tsx';

const meta = preview.meta({
  title: 'Components/Problem',
  component: Problem,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { text: messages.unableToProcess },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.unableToProcess);
  },
});

export const Empty = meta.story({ args: { text: undefined } });

export const LongContent = meta.story({
  args: {
    text: 'upstream_request_timeout_while_reading_response_header_from_the_waitlist_service after thirty seconds',
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

function Failing() {
  const [text, setText] = useState<string>();
  return (
    <>
      <Problem text={text} />
      <Button style={{ marginTop: 24 }} onClick={() => setText(messages.tryAgain)}>
        Save
      </Button>
    </>
  );
}

/** The live region is there first. */
export const Comes = meta.story({
  render: () => <Failing />,
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('alert');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(region).toHaveTextContent(messages.tryAgain);
  },
});
