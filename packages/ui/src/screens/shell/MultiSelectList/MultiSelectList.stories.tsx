import { limits, optionMessages } from '@perigee/domain';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { MultiSelect } from '../../../components/MultiSelect/MultiSelect.tsx';
import { small, wide } from '../story-data.ts';

interface QuestionProps {
  options: readonly string[];
  chosen: readonly string[];
}

/** One question with any number of answers, as the questionnaire asks it. */
function Question({ options, chosen }: QuestionProps) {
  const [value, setValue] = useState(chosen);
  return (
    <div style={{ maxWidth: 420, padding: 24 }}>
      <MultiSelect
        label="Religion"
        options={options.map((option) => ({ value: option, label: option }))}
        value={value}
        noneChosen={optionMessages.openToAll}
        onChange={setValue}
      />
    </div>
  );
}

const RELIGIONS = [
  'Agnostic',
  'Atheist',
  'Buddhist',
  'Catholic',
  'Christian',
  'Hindu',
  'Jewish',
  'Muslim',
  'Sikh',
  'Spiritual',
  'Other',
];

const meta = preview.meta({
  title: 'Screens/Shell/MultiSelectList',
  component: Question,
  args: { options: RELIGIONS, chosen: [] as readonly string[] },
  parameters: screenParameters,
});

export const Wide350px = meta.story({
  globals: wide,
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('group').getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(limits.multiSelectHeight.widePx);
  },
});

export const Narrow50vh = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('group').getBoundingClientRect();
    const most = (innerHeight * limits.multiSelectHeight.narrowVh) / 100;
    await expect(height).toBeLessThanOrEqual(most);
  },
});

export const Selected = meta.story({
  args: { chosen: ['Atheist', 'Buddhist'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Agnostic' }));
    await expect(canvas.getByText('3 chosen')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
});

export const NoOptions = meta.story({
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(optionMessages.none)).toBeVisible();
  },
});
