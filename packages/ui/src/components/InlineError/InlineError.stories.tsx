import { useState } from 'react';
import { expect } from 'storybook/test';
import { messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { guide } from './InlineError.guide.ts';
import { InlineError } from './InlineError.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/InlineError',
  component: InlineError,
  tags: ['ready'],
  parameters: { guide },
  args: { text: messages.unableToProcess },
});

export const Default = meta.story();

function Failing() {
  const [text, setText] = useState<string>();
  return (
    <>
      <InlineError text={text} />
      <Button style={{ marginTop: 24 }} onClick={() => setText(messages.tryAgain)}>
        Save
      </Button>
    </>
  );
}

Default.test(
  'appears in a live region that exists before the error',
  { render: () => <Failing /> },
  async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('alert');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(region).toHaveTextContent(messages.tryAgain);
  },
);
