import type { EventSignup } from '@perigee/api';
import { applicants } from '@perigee/api/fixtures';
import { UserFacingError } from '@perigee/domain';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import { inPortal } from '#.storybook/portal-frame';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { ApplicantsPanel, type ApplicantsPanelProps } from './ApplicantsPanel.tsx';

/** The applicants who are not decided on, as after a refetch. */
function Undecided({ applicants: first, onAccept, onDecline, ...rest }: ApplicantsPanelProps) {
  const [listed, setListed] = useState(first);
  const without = (call: typeof onAccept) => async (userId: number) => {
    await call(userId);
    setListed((current) => current.filter((applicant) => applicant.userId !== userId));
  };
  return (
    <Section as="div" column space="list">
      <ApplicantsPanel
        {...rest}
        applicants={listed}
        onAccept={without(onAccept)}
        onDecline={without(onDecline)}
      />
    </Section>
  );
}

/** Longer than a test. */
const LONG = 600_000;

const meta = preview.meta({
  title: 'Screens/Host portal/Applicants',
  component: ApplicantsPanel,
  parameters: portalParameters,
  decorators: [inPortal],
  render: (args) => <Undecided {...args} />,
  args: {
    applicants: applicants as readonly EventSignup[],
    timeZone: 'America/New_York',
    placesLeft: '3 places left: 2 men, 1 woman',
    canDecide: true,
    undoMs: 0,
    asOneChange: async (send) => send(),
    onAccept: fn<ApplicantsPanelProps['onAccept']>(async () => undefined),
    onDecline: fn<ApplicantsPanelProps['onDecline']>(async () => undefined),
  },
});

export const Applicants = meta.story({ parameters: otherPortalTheme });

Applicants.test('accepts one', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Accept Aisha' }));
  await findToast('Aisha accepted');
  await expect(args.onAccept).toHaveBeenLastCalledWith(1102);
  await waitFor(() => expect(canvas.queryByText('@aishab')).toBeNull());
});

let changes = 0;

Applicants.test(
  'accepts several as one change',
  {
    args: {
      asOneChange: async (send) => {
        changes += 1;
        return send();
      },
    },
    beforeEach: () => {
      changes = 0;
    },
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await findToast('Theo, Aisha and Emil accepted');
    await expect(args.onAccept).toHaveBeenCalledTimes(3);
    await expect(changes).toBe(1);
  },
);

Applicants.test('declines several', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Theo' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Emil' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
  await findToast('Theo and Emil declined');
  await expect(args.onDecline).toHaveBeenCalledTimes(2);
  await expect(args.onAccept).not.toHaveBeenCalled();
});

Applicants.test(
  'sends the first decision when the next one is taken',
  { args: { undoMs: LONG } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Theo' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept Aisha' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Decline Emil' }));
    await expect(args.onAccept).toHaveBeenLastCalledWith(1101);
    await expect(canvas.getByText('Declining Emil')).toBeVisible();
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
);

Applicants.test(
  'takes no decisions once the event is over',
  { args: { canDecide: false } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(?:Accept|Decline)/ })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
);

/** Nothing is sent before the time is over. */
export const Undo = meta.story({
  args: { undoMs: LONG },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Theo' }));
    await expect(canvas.getByText('Accepting Theo')).toBeVisible();
  },
});

Undo.test('takes the decision back', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(canvas.getByRole('button', { name: 'Accept Theo' })).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Applicants' })).toHaveFocus();
  await expect(args.onAccept).not.toHaveBeenCalled();
});

const SOLD_OUT = 'No places are left for men';

Undo.test('is sent when the page is hidden', async ({ args }) => {
  const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(args.onAccept).toHaveBeenCalledWith(1101));
  visibility.mockRestore();
});

/** Of three, two were refused. */
export const Refused = meta.story({
  args: {
    onAccept: fn<ApplicantsPanelProps['onAccept']>(async (userId) => {
      if (userId !== 1102) throw new UserFacingError(SOLD_OUT);
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(await canvas.findByText('Not accepted: Theo and Emil')).toBeVisible();
    await expect(canvas.getByText(SOLD_OUT)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accept Theo' })).toBeVisible();
  },
});

Refused.test('tries the refused ones again', async ({ args, canvas, userEvent }) => {
  await findToast('Aisha accepted');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(args.onAccept).toHaveBeenCalledTimes(5));
  await expect(await canvas.findByText('Not accepted: Theo and Emil')).toBeVisible();
});
