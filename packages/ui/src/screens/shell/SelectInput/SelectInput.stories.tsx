import { HEIGHTS, optionMessages } from '@perigee/domain';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Button } from '../../../components/Button/Button.tsx';
import { Select } from '../../../components/Select/Select.tsx';

interface QuestionProps {
  options: readonly string[];
  chosen: string | null;
}

/** One question with a list of answers, as the questionnaire and the profile ask it. */
function Question({ options, chosen }: QuestionProps) {
  const [value, setValue] = useState(chosen);
  return (
    <form
      style={{ display: 'grid', gap: 24, maxWidth: 360, padding: 24 }}
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        label="Height"
        required
        options={options.map((option) => ({ value: option, label: option }))}
        value={value}
        onChange={setValue}
      />
      <Button type="submit">Next</Button>
    </form>
  );
}

const meta = preview.meta({
  title: 'Screens/Shell/SelectInput',
  component: Question,
  args: { options: HEIGHTS, chosen: null as string | null },
  parameters: screenParameters,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Height' })).toHaveTextContent(
      optionMessages.selectOne,
    );
  },
});

/** By keyboard: opened, walked to, chosen. */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Height' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: HEIGHTS.at(-1) })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveTextContent(HEIGHTS.at(-1) ?? '');
    field.blur();
  },
});

/** Sent without an answer: the browser's own words stand under the field, which has the focus. */
export const NativeValidationMessage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const field = canvas.getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/select an item/i);
  },
});

export const NoOptions = meta.story({
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await expect(screen.getByRole('option', { name: optionMessages.none })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
