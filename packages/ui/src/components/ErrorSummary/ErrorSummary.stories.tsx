import { eventMessages } from '@perigee/domain/events';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ChipGroup } from '../ChipGroup/ChipGroup.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './ErrorSummary.guide.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const { titleMissing } = eventMessages.form;
const ORIENTATION_MISSING = 'Choose at least one orientation';

const options = [
  { value: 'straight', label: 'Straight' },
  { value: 'open', label: 'Open to all' },
];

const meta = preview.meta({
  title: 'Components/Inputs/ErrorSummary',
  component: ErrorSummary,
  tags: ['ready'],
  parameters: { guide },
  args: {
    title: '2 things to correct',
    errors: [
      { fieldId: 'summary-title', message: titleMissing },
      { fieldId: 'summary-orientation', message: ORIENTATION_MISSING },
    ],
  },
  render: (args) => (
    <Stack gap={5}>
      <ErrorSummary {...args} />
      <TextField id="summary-title" label="Event Name" error={titleMissing} />
      <ChipGroup
        id="summary-orientation"
        label="Sexual orientation"
        multiple
        options={options}
        value={[]}
        onChange={() => undefined}
        error={ORIENTATION_MISSING}
      />
    </Stack>
  ),
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
});

export const Default = meta.story();

Default.test('leads to the fields, without a new address', async ({ canvas, userEvent }) => {
  const address = location.href;
  await expect(canvas.getByRole('alert')).toHaveTextContent(/^2 things to correct/);
  await userEvent.click(canvas.getByRole('link', { name: titleMissing }));
  await expect(canvas.getByLabelText('Event Name')).toHaveFocus();
  await userEvent.click(canvas.getByRole('link', { name: ORIENTATION_MISSING }));
  await expect(canvas.getByRole('checkbox', { name: 'Straight' })).toHaveFocus();
  await expect(location.href).toBe(address);
});

Default.test('is operated by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: titleMissing })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByLabelText('Event Name')).toHaveFocus();
});

/** The last error, before it is corrected. */
export const OneError = meta.story({
  args: {
    title: '1 thing to correct',
    errors: [{ fieldId: 'summary-title', message: titleMissing }],
  },
});

OneError.test('is not drawn without errors', { args: { errors: [] } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('alert')).toBeNull();
});
