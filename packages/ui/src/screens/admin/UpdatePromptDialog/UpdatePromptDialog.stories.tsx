import { memberCompatibility } from '@perigee/api/fixtures';
import { adminMessages, aiMessages } from '@perigee/domain/admin';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { iframeStory } from '#.storybook/iframe-story';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { findToast } from '#.storybook/toasts.tsx';
import { Profiles as Compatibility } from '../AiCompatibilityPage/AiCompatibilityPage.stories.tsx';
import { UpdatePromptDialog, type UpdatePromptDialogProps } from './UpdatePromptDialog.tsx';

function Closable({ onOpenChange, ...rest }: UpdatePromptDialogProps) {
  const [open, setOpen] = useState(true);
  return (
    <UpdatePromptDialog
      {...rest}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        onOpenChange(next);
      }}
    />
  );
}

const template = memberCompatibility.idealProfilePromptTemplate;

const meta = preview.meta({
  title: 'Screens/Admin/Update Prompt',
  component: UpdatePromptDialog,
  parameters: { ...portalParameters, ...iframeStory },
  decorators: [overPage(Compatibility, inAdmin)],
  render: (args) => <Closable {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    template,
    onApply: fn<UpdatePromptDialogProps['onApply']>(async () => undefined),
    onApplied: fn(),
  },
});

const { prompts } = aiMessages;
const submit = () => screen.getByRole('button', { name: aiMessages.updatePrompt });

export const Filled = meta.story({ parameters: otherPortalTheme });

Filled.test('applies the changed template, and closes', async ({ args, userEvent }) => {
  const field = await screen.findByLabelText(prompts.user);
  await userEvent.clear(field);
  await userEvent.type(field, 'Who would suit this member by age?');
  await userEvent.click(submit());
  await expect(args.onApply).toHaveBeenLastCalledWith({
    ...template,
    user: 'Who would suit this member by age?',
  });
  await expect(args.onApplied).toHaveBeenCalledOnce();
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
});

Filled.test(
  'is busy until the response arrives',
  { args: { onApply: fn(() => new Promise<void>(() => undefined)) } },
  async ({ args, userEvent }) => {
    await screen.findByLabelText(prompts.user);
    await userEvent.click(submit());
    await expect(submit()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(submit());
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
);

Filled.test(
  'keeps the text after a failure',
  { args: { onApply: fn(async () => Promise.reject(new Error('offline'))) } },
  async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText(prompts.user), ' Be brief.');
    await userEvent.click(submit());
    await findToast(adminMessages.compatibilityFailed);
    await expect(screen.getByLabelText(prompts.user)).toHaveValue(`${template.user} Be brief.`);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
);

/** The button waits for all three. */
export const Incomplete = meta.story({
  args: { template: { ...template, user: '' } },
  play: async () => {
    await screen.findByLabelText(prompts.user);
    await expect(submit()).toBeDisabled();
  },
});

Incomplete.test('needs each of the three', async ({ userEvent }) => {
  await userEvent.type(screen.getByLabelText(prompts.user), 'Who?');
  await expect(submit()).toBeEnabled();
  for (const label of [prompts.system, prompts.assistant]) {
    await userEvent.clear(screen.getByLabelText(label));
    await expect(submit()).toBeDisabled();
    await userEvent.type(screen.getByLabelText(label), 'Text');
    await expect(submit()).toBeEnabled();
  }
});
